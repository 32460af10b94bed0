/** Keeps the screen on. The browser gives the lock up with every hidden moment, so it is asked for again. */
export function keepAwake(): () => void {
  if (!('wakeLock' in navigator)) return () => {};
  let lock: WakeLockSentinel | undefined;
  const ask = (): void => {
    if (document.visibilityState !== 'visible') return;
    // Refused on a low battery: the screen then goes dark as it would have.
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
