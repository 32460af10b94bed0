let held: Event | null = null;

function hold(event: Event): void {
  event.preventDefault();
  held = event;
}

/** Keeps the browser's install prompt from when the first script runs: it comes once, perhaps before the shop's code has. */
export function holdInstallOffer(): void {
  addEventListener('beforeinstallprompt', hold);
}

/** What has come so far. From now on whoever calls this listens. */
export function takeHeldOffer(): Event | null {
  removeEventListener('beforeinstallprompt', hold);
  return held;
}
