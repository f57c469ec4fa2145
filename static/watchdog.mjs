// @ts-check
// Stops Python when it has worked for too long without letting the page breathe: an algorithm that
// loops for ever would otherwise take the tab with it.
//
// Python looks every few dozen turns of a loop whether a signal has come, in a buffer that is meant
// to be shared with another thread. A page on a plain server may share no memory, but the buffer need
// not be memory: here it is an object whose element 0 is asked each time, and that looks at the clock.

const SECONDS = 20;
const INTERRUPT = 2;                           // SIGINT: maze/web/browser.py turns it into a sentence
const RARELY = 63;                             // the clock is asked at every 64th look

export function watch(python) {
  const { port1, port2 } = new MessageChannel();
  let since = null, looks = 0;
  port1.onmessage = () => { since = null; };   // the page has breathed
  python.setInterruptBuffer({
    get 0() {
      if (since === null) {
        since = performance.now();
        port2.postMessage(0);
      } else if (!(++looks & RARELY) && performance.now() - since > SECONDS * 1000) {
        since = performance.now();
        return INTERRUPT;
      }
      return 0;
    },
    set 0(_) { /* Python has seen it */ },
  });
}
