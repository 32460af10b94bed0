import { installStore } from '#store/install-store.ts';
import { type InstallMemory, mayOfferInstall, readMemory, rememberUse, writeMemory } from './install-memory.ts';

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
  installStore.setState({ mayAsk: mayOfferInstall(memory, Date.now()) });
}

/** Asks; the browser lets an offer be used once, and a no there is a no. */
export async function install(): Promise<void> {
  const { offer } = installStore.getState();
  if (!offer) return;
  installStore.setState({ offer: null });
  await offer.prompt();
  if ((await offer.userChoice).outcome === 'dismissed') dismissInstall();
}
