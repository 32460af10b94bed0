import { type InstallMemory, mayOfferInstall, readMemory, rememberUse, writeMemory } from './install-memory.ts';
import { setMayAsk, takeInstallOffer } from './install-offer.ts';

/** Whether this page runs as an installed app. */
export function isInstalled(): boolean {
  const isIosApp = 'standalone' in navigator && navigator.standalone === true;
  return isIosApp || matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches;
}

/** Safari on a phone or tablet, where a person has to install the app by hand. An iPad reports itself as a Mac. */
export function installsByHand(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

/** Counts a visit; `isUse` for an opened product or a search. Then decides whether installing may be offered. */
export function noteUse(isUse: boolean): void {
  remember(rememberUse(readMemory(), isUse, Date.now()));
}

/** After "Ahora no" nothing is offered for ninety days. */
export function dismissInstall(): void {
  remember({ ...readMemory(), dismissedAt: Date.now() });
}

function remember(memory: InstallMemory): void {
  writeMemory(memory);
  setMayAsk(mayOfferInstall(memory, Date.now()));
}

/** Shows the browser's prompt. Refusing it counts as "Ahora no". */
export async function install(): Promise<void> {
  const offer = takeInstallOffer();
  if (!offer) return;
  await offer.prompt();
  if ((await offer.userChoice).outcome === 'dismissed') dismissInstall();
}
