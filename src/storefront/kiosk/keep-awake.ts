/** Keeps the screen on. The browser releases the lock whenever the page is hidden, so it is requested again. */
export function keepAwake(): () => void {
  if (!('wakeLock' in navigator)) return () => {};
  let lock: WakeLockSentinel | undefined;
  const ask = (): void => {
    if (document.visibilityState !== 'visible') return;
    // Refused when the battery is low; the screen then turns off as usual.
    void navigator.wakeLock.request('screen').then(
      (granted) => (lock = granted),
      () => {},
    );
  };
  ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}
