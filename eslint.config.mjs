// What ESLint holds the scripts of the page and of the tools to: its recommended rules, and a few more.
import js from "@eslint/js";
import globals from "globals";

export default [
    { ignores: ["node_modules/", ".venv/", "static/vendor/", "_site/", "_tour/"] },
    js.configs.recommended,
    {
        rules: {
            eqeqeq: "error",
            "no-implicit-coercion": "error",
            "no-var": "error",
            "prefer-const": "error",
        },
    },
    { files: ["static/**", "tools/lost.js", "tools/gone.js", "tests/browser/**"], languageOptions: { globals: globals.browser } },
    { files: ["static/worker.mjs"], languageOptions: { globals: globals.worker } },
    { files: ["tools/sw.js"], languageOptions: { globals: globals.serviceworker } },
    { files: ["tools/**/*.mjs", "tests/**/*.mjs"], languageOptions: { globals: globals.node } },
];
