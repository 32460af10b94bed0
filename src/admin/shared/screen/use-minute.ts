import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** The time by the device's clock in milliseconds, to the minute; it goes on while the screen stays open. */
export const useMinute = (): number => useSyncExternalStore(watchMinute, minuteNow);

const minuteNow = (): number => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** Calls at the start of each minute, and when somebody comes back to a page whose timers slept. */
function watchMinute(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    timer = setTimeout(
      () => {
        changed();
        wait();
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    );
  };
  wait();
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}
