// In the page: main-thread milliseconds of each keystroke in `keystrokes`: handling the key, then drawing the frame it leads to.
// Waiting for the frame is not counted, nor is a frame that is drawn before the browser comes to the message counted twice.
const keystrokes = (globalThis.keystrokes = []);
const soon = (then) => {
  const channel = new MessageChannel();
  channel.port1.onmessage = () => {
    channel.port1.close();
    then();
  };
  channel.port2.postMessage(0);
};
addEventListener(
  'keydown',
  () => {
    const down = performance.now();
    let handled;
    soon(() => {
      handled ??= performance.now();
    });
    requestAnimationFrame(() => {
      const frame = performance.now();
      handled ??= frame;
      soon(() => keystrokes.push(handled - down + performance.now() - frame));
    });
  },
  true,
);
