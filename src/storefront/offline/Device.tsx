import { use, useEffect, useState } from 'react';
import { isInstalled } from '#device/install.ts';
import { catchInstallOffer } from '#device/install-offer.ts';
import { isKiosk, isKioskAsked } from '#device/kiosk-mode.ts';
import { reloadOnLostChunk, reloadUnless } from '#device/lost-chunks.ts';
import { watchKeyboard } from '#device/on-screen-keyboard.ts';
import { requestPersistentStorage } from '#device/storage.ts';
import { startUpdates } from '#device/updates.ts';
import { showStoreIcons } from '#pictures/store-icons.ts';
import { useInstall } from '#store/install-store.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { useShortcut } from '#ui/use-shortcut.ts';
import { LatePart } from '../shell/LatePart.tsx';
import { LateCodeContext } from '../shell/late-parts.ts';
import { CHAT, NOTICES } from '../shell/notices.ts';
import { hideWhileScrolling } from './hide-while-scrolling.ts';
import { keepClearOfNotices } from './keep-clear-of-notices.ts';
import { keepStore } from './keep-store.ts';
import { prefetchWhenIdle } from './prefetch-when-idle.ts';

/** Time for what a visitor does first. */
const SETTLED_MS = 6000;

/** Starts what the storefront does with the device. All of it can wait until the page has loaded. */
export function Device() {
  const [inKiosk, setInKiosk] = useState(isKiosk);
  const [isAsked, setAsked] = useState(isKioskAsked);
  const { installed } = useInstall();
  const { emblem } = useStoreProfile();
  const { prefetchScreens } = use(LateCodeContext);

  useShortcut('/', () => document.querySelector<HTMLInputElement>('header [role=combobox]')?.focus());
  useEffect(() => {
    catchInstallOffer();
    reloadOnLostChunk();
    startUpdates('/shell.html');
    // After the other screens' code. Without a network there is nothing to fetch, and the next visit tries again.
    const timer = setTimeout(() => void keepStore().catch(() => {}), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => prefetchWhenIdle(prefetchScreens), [prefetchScreens]);
  useEffect(() => showStoreIcons(emblem.picture), [emblem.picture]);
  useEffect(() => {
    if (installed || inKiosk || isInstalled()) void requestPersistentStorage();
  }, [installed, inKiosk]);

  // Without the kiosk's code nobody clears what a customer leaves, and nobody of the shop sees it.
  useEffect(() => (inKiosk ? reloadUnless(() => 'kiosk' in document.documentElement.dataset) : undefined), [inKiosk]);

  useEffect(() => {
    const region = document.getElementById(NOTICES);
    return region ? keepClearOfNotices(region) : undefined;
  }, []);
  useEffect(() => {
    const chat = document.getElementById(CHAT);
    return chat ? hideWhileScrolling(chat) : undefined;
  }, []);
  useEffect(() => watchKeyboard((isOpen) => document.documentElement.toggleAttribute('data-keyboard', isOpen)), []);

  const onAnswer = (): void => {
    setAsked(false);
    setInKiosk(isKiosk());
  };
  if (isAsked) return <LatePart part="kioskQuestion" props={{ onAnswer }} />;
  return inKiosk && <LatePart part="kiosk" props={{}} />;
}
