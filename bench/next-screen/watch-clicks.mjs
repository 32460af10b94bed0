/**
 * Runs in the page. Of the last click it keeps what the Event Timing API says (until the next paint, in steps of 8 ms; less than 16 is not reported)
 * and how long until a frame has the new screen's heading and nothing of that screen is waiting.
 */
export function watchClicks() {
  const holder = /** @type {any} */ (window);
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === 'click' && holder.click) holder.click.event = Math.max(holder.click.event ?? 0, duration);
  }).observe(/** @type {any} */ ({ type: 'event', durationThreshold: 16 }));
  const onClick = (/** @type {MouseEvent} */ { timeStamp }) => {
    const before = document.querySelector('h1');
    const click = { event: /** @type {number | undefined} */ (undefined), shown: 0 };
    holder.click = click;
    performance.mark('clicked');
    const look = () => {
      const heading = document.querySelector('h1');
      const isShown = heading && heading !== before && !document.querySelector('main [aria-busy="true"]');
      if (!isShown) {
        requestAnimationFrame(look);
        return;
      }
      // Before the frame's own work. What its task does later still counts; the next slice of the rest of the page, which may come first, does not.
      performance.mark('shown');
      // The task after the frame that draws it.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        click.shown = Math.round(performance.now() - timeStamp);
        setTimeout(() => {
          click.event ??= 16;
        }, 500);
      });
      port1.start();
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  };
  addEventListener('click', onClick, true);
}
