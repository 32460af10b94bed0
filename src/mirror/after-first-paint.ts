/** How long a device that never reports a paint (a hidden tab) may hold back the live feed. */
const NO_PAINT_MS = 5000;
const IDLE_MS = 2000;

/**
 * Resolves once the browser has painted, this long afterwards, and is then idle. The paint entry decides, because an empty page is idle early, and
 * an SDK started on idle alone was requested before the first paint in three loads of five.
 */
export async function afterFirstPaint(pauseMs: number): Promise<void> {
  await firstPaint();
  if (pauseMs > 0) await new Promise((done) => setTimeout(done, pauseMs));
  await idle();
}

export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
      // Older WebKit: two frames after load is the nearest event to a paint that it reports.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      return;
    }
    const done = (): void => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) done();
    });
    const timer = setTimeout(done, NO_PAINT_MS);
    observer.observe({ type: 'paint', buffered: true });
  });
}

// Safari has no requestIdleCallback.
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: IDLE_MS });
    else setTimeout(resolve, 200);
  });
}
