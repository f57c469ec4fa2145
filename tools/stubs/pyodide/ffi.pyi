"""What the page uses of Pyodide's bridge between Python and JavaScript."""

from collections.abc import Callable
from typing import Any, TypeAlias

class JsProxy:
    """A value of JavaScript, as Python holds it."""

    def to_py(self) -> Any: ...
    def to_bytes(self) -> bytes: ...
    def assign(self, content: bytes | bytearray | memoryview) -> None:
        """Copy a buffer into a typed array."""

class JsDoubleProxy(JsProxy):
    """A value of Python, as JavaScript holds it; it is kept until it is destroyed."""

    def destroy(self) -> None: ...

Handler: TypeAlias = JsDoubleProxy
Act: TypeAlias = Callable[..., object]

def create_proxy(obj: Act) -> JsDoubleProxy: ...
def create_once_callable(obj: Act) -> JsDoubleProxy: ...
def to_js(obj: object, *, dict_converter: Callable[..., Any] | None = None) -> JsProxy: ...
