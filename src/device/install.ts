import { type InstallMemory, mayOfferInstall, readMemory, rememberUse, writeMemory } from './install-memory.ts';
import { setMayAsk, takeInstallOffer } from './install-offer.ts';

/** Whether this page runs as an installed app. */
export function isInstalled(): boolean {
  const isIosApp = 'standalone' in navigator && navigator.standalone === true;
  return isIosApp || matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches;
}

/** Safari on a phone or tablet installs by hand only; an iPad says that it is a Mac. */
export function installsByHand(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

/** The person looks at something; `isUse` when it is what they came for. Decides whether they may be asked. */
export function noteUse(isUse: boolean): void {
  remember(rememberUse(readMemory(), isUse, Date.now()));
}

/** "Ahora no" holds for ninety days. */
export function dismissInstall(): void {
  remember({ ...readMemory(), dismissedAt: Date.now() });
}

function remember(memory: InstallMemory): void {
  writeMemory(memory);
  setMayAsk(mayOfferInstall(memory, Date.now()));
}

/** Asks. A no to the browser's own question is a no to ours. */
export async function install(): Promise<void> {
  const offer = takeInstallOffer();
  if (!offer) return;
  await offer.prompt();
  if ((await offer.userChoice).outcome === 'dismissed') dismissInstall();
}
