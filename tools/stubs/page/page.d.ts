// What TypeScript's checker is told about the page beside its own description of browsers.

/** Everything that scripts touch of an element which they have by its id or from an event: whether it
    is a field, a dialog or a canvas stands in index.html, which the checker does not read. */
interface EventTarget {
    readonly id: string;
    readonly dataset: DOMStringMap;
    readonly options: HTMLOptionsCollection;
    readonly type: string;
    value: any;
    max: any;
    checked: boolean;
    disabled: boolean;
    open: boolean;
    src: string;
    width: number;
    closest(selectors: string): HTMLElement | null;
    contains(other: Node | null): boolean;
    matches(selectors: string): boolean;
    scrollIntoView(options?: ScrollIntoViewOptions): void;
    click(): void;
    focus(options?: FocusOptions): void;
    select(): void;
    show(): void;
    showModal(): void;
    close(): void;
}

/** The page's own events (static/arriving.mjs, static/failing.mjs) carry what has happened. */
interface WindowEventMap {
    "meander-progress": CustomEvent;
    "meander-failed": CustomEvent;
}

interface Navigator {
    /** Chromium only: whether the visitor saves data. */
    readonly connection?: { readonly saveData: boolean };
}
