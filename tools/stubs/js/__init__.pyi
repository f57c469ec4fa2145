"""What the page uses of the browser, whose global object is the module ``js`` in Pyodide.

Only what is used is declared, so a misspelt name is an error.  ``new`` is Pyodide's spelling of a
constructor.  An ``Element`` has the attributes of every kind of element, because elements are found
by id, and only ``index.html`` says which tag has which id.
"""

from collections.abc import Awaitable, Iterator, Sequence
from typing import Any, Generic, Literal, Self, TypeVar, overload

from pyodide.ffi import Handler, JsProxy

T = TypeVar("T", covariant=True)

class Object:
    @staticmethod
    def fromEntries(entries: Any) -> JsProxy: ...
    @staticmethod
    def keys(owner: object) -> JsProxy: ...

class Nodes(JsProxy, Generic[T]):
    """A list of the browser's."""

    def __len__(self) -> int: ...
    def __getitem__(self, number: int) -> T: ...
    def __iter__(self) -> Iterator[T]: ...
    def item(self, number: int) -> T | None: ...

# --- the document -----------------------------------------------------------------------------

class EventTarget(JsProxy):
    def addEventListener(self, name: str, handler: Handler, how: JsProxy | bool = ...) -> None: ...

class Element(EventTarget):
    id: str
    tagName: str
    className: str
    lang: str
    type: str
    value: str
    checked: bool
    disabled: bool
    open: bool
    hidden: bool
    translate: bool
    href: str
    download: str
    textContent: str
    innerHTML: str
    dataset: Any                                           # its data-* attributes
    style: Any                                             # CSS properties
    files: Nodes[File]
    children: Nodes[Element]
    childElementCount: int
    lastElementChild: Element
    documentElement: Element
    parentElement: Element
    scrollTop: float
    offsetTop: float
    offsetHeight: float
    clientWidth: int
    clientHeight: int
    offsetLeft: float

    def after(self, *nodes: Element) -> None: ...
    def animate(self, frames: JsProxy, how: JsProxy) -> JsProxy: ...
    def cloneNode(self, deep: bool, /) -> Element: ...
    def append(self, *nodes: Element) -> None: ...
    def replaceChildren(self, *nodes: Element) -> None: ...
    def replaceWith(self, *nodes: Element) -> None: ...
    def remove(self) -> None: ...
    def click(self) -> None: ...
    def focus(self) -> None: ...
    def close(self) -> None: ...
    def setAttribute(self, key: str, text: str) -> None: ...
    def removeAttribute(self, key: str) -> None: ...
    def hasAttribute(self, key: str) -> bool: ...
    def matches(self, selector: str) -> bool: ...
    def contains(self, other: Element | None) -> bool: ...
    def closest(self, selector: str) -> Element | None: ...
    def querySelector(self, selector: str) -> Element | None: ...
    def querySelectorAll(self, selector: str) -> Nodes[Element]: ...
    def scrollIntoView(self, *, block: str) -> None: ...
    def getBoundingClientRect(self) -> DOMRect: ...
    def setPointerCapture(self, pointer: int) -> None: ...
    def hasPointerCapture(self, pointer: int) -> bool: ...

class DOMRect(JsProxy):
    left: float
    top: float
    right: float
    bottom: float

class Document(EventTarget):
    documentElement: Element
    body: Element

    def createElementNS(self, space: str, name: str, /) -> Element: ...
    activeElement: Element | None
    defaultView: Window

    def getElementById(self, name: str) -> Element | None: ...
    def querySelector(self, selector: str) -> Element | None: ...
    @overload
    def createElement(self, tag: Literal["canvas"]) -> HTMLCanvasElement: ...
    @overload
    def createElement(self, tag: str) -> Element: ...
    def importNode(self, node: Element, deep: bool) -> Element: ...

class DOMParser(JsProxy):
    @classmethod
    def new(cls) -> Self: ...
    def parseFromString(self, text: str, kind: str) -> Document: ...

# --- events -----------------------------------------------------------------------------------

class Event(JsProxy):
    type: str
    target: Element
    timeStamp: float                                       # milliseconds

    def preventDefault(self) -> None: ...
    def stopPropagation(self) -> None: ...

class CustomEvent(Event):
    detail: Any

class ErrorEvent(Event):
    message: str

class MessageEvent(Event):
    data: Any

class StorageEvent(Event):
    key: str | None

class UIEvent(Event):
    detail: int                                            # 0: a click that was made by keys

class FocusEvent(UIEvent): ...

class KeyboardEvent(UIEvent):
    key: str
    code: str
    shiftKey: bool
    ctrlKey: bool
    altKey: bool
    metaKey: bool

class PointerEvent(UIEvent):
    button: int
    buttons: int
    pointerId: int
    pointerType: str
    isPrimary: bool
    clientX: float
    clientY: float
    offsetX: float
    offsetY: float

class WheelEvent(PointerEvent):
    ctrlKey: bool
    metaKey: bool
    deltaMode: int
    deltaY: float

# --- canvases ---------------------------------------------------------------------------------

class Path2D(JsProxy):
    @classmethod
    def new(cls, path: str) -> Self: ...

class Uint8ClampedArray(JsProxy):
    @classmethod
    def new(cls, length: int) -> Self: ...

class ImageBitmap(JsProxy):
    width: int
    height: int

    def close(self) -> None: ...

class ImageData(JsProxy):
    data: Any

    @classmethod
    def new(cls, content: Uint8ClampedArray, width: int, height: int) -> Self: ...

class CanvasRenderingContext2D(JsProxy):
    fillStyle: str
    strokeStyle: str
    lineWidth: float
    lineCap: str
    lineJoin: str
    font: str
    textAlign: str
    textBaseline: str
    imageSmoothingQuality: str

    def save(self) -> None: ...
    def restore(self) -> None: ...
    def setTransform(self, a: float, b: float, c: float, d: float, e: float, f: float) -> None: ...
    def translate(self, x: float, y: float) -> None: ...
    def scale(self, x: float, y: float) -> None: ...
    def fill(self, path: Path2D) -> None: ...
    def stroke(self, path: Path2D) -> None: ...
    def fillText(self, text: str, x: float, y: float) -> None: ...
    def fillRect(self, x: float, y: float, width: float, height: float) -> None: ...
    def getImageData(self, x: float, y: float, width: float, height: float) -> ImageData: ...
    def putImageData(self, image: ImageData, x: float, y: float) -> None: ...
    def drawImage(self, image: Canvas | ImageBitmap, x: float, y: float, width: float = ...,
                  height: float = ...) -> None: ...

class Canvas(JsProxy):
    width: int
    height: int

    def getContext(self, kind: str) -> CanvasRenderingContext2D: ...

class OffscreenCanvas(Canvas):
    @classmethod
    def new(cls, width: int, height: int) -> Self: ...

class HTMLCanvasElement(Element, Canvas):
    def toDataURL(self, kind: str) -> str: ...

# --- files, storage and workers ---------------------------------------------------------------

class Blob(JsProxy):
    size: int

    @classmethod
    def new(cls, parts: JsProxy, how: JsProxy) -> Self: ...
    def text(self) -> Awaitable[str]: ...

class File(Blob): ...

class URL(JsProxy):
    pathname: str

    @classmethod
    def new(cls, address: str) -> Self: ...
    @staticmethod
    def createObjectURL(blob: Blob) -> str: ...
    @staticmethod
    def revokeObjectURL(address: str) -> None: ...

class Storage(JsProxy):
    def getItem(self, key: str) -> str | None: ...
    def setItem(self, key: str, text: str) -> None: ...
    def removeItem(self, key: str) -> None: ...

class Worker(JsProxy):
    onmessage: Handler | None
    onerror: Handler | None

    @classmethod
    def new(cls, address: str, how: JsProxy) -> Self: ...
    def postMessage(self, message: JsProxy) -> None: ...
    def terminate(self) -> None: ...

class CacheStorage(JsProxy):
    def delete(self, name: str) -> Awaitable[bool]: ...

class ServiceWorkerRegistration(JsProxy):
    scope: str

    def unregister(self) -> Awaitable[bool]: ...

class ServiceWorkerContainer(JsProxy):
    def getRegistrations(self) -> Awaitable[Sequence[ServiceWorkerRegistration]]: ...

class Navigator(JsProxy):
    serviceWorker: ServiceWorkerContainer                  # not at every address

# --- the window -------------------------------------------------------------------------------

class MediaQueryList(EventTarget):
    matches: bool

class Location(JsProxy):
    origin: str
    pathname: str
    hash: str
    search: str

class Date(JsProxy):
    @classmethod
    def new(cls) -> Self: ...
    def getFullYear(self) -> int: ...
    def getMonth(self) -> int: ...
    def getDate(self) -> int: ...

class ResizeObserver(JsProxy):
    @classmethod
    def new(cls, handler: Handler) -> Self: ...
    def observe(self, element: Element) -> None: ...

class History(JsProxy):
    """Of static/back.mjs."""

    def push(self, link: str) -> None: ...
    def replace(self, link: str) -> None: ...

class Parts(JsProxy):
    """Of static/parts.mjs."""

    def has(self, name: str) -> bool: ...
    def need(self, name: str) -> Awaitable[None]: ...

class Meander(JsProxy):
    """What static/runtime.mjs tells Python."""

    parts: Parts
    home: str                                              # address of the scripts, with a slash

    def memory(self) -> int:
        """How many bytes Python has taken."""

    def sandbox(self, hear: Handler, parts: str) -> Awaitable[Any]:
        """See static/writing.mjs."""

class Window(EventTarget):
    Object: type[Object]
    Blob: type[Blob]
    URL: type[URL]
    Date: type[Date]
    DOMParser: type[DOMParser]
    ResizeObserver: type[ResizeObserver]
    location: Location
    navigator: Navigator
    caches: CacheStorage                                   # not at every address
    devicePixelRatio: float
    meanderHistory: History
    meander: Meander

    def createImageBitmap(self, file: Any) -> Awaitable[ImageBitmap]: ...
    def matchMedia(self, query: str) -> MediaQueryList: ...
    def requestAnimationFrame(self, handler: Handler) -> int: ...
    def setTimeout(self, handler: Handler, milliseconds: int) -> int: ...
    def clearTimeout(self, number: int) -> None: ...
    def print(self) -> None: ...

window: Window
document: Document
