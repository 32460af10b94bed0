import { useCallback, useEffect, useState } from 'react';
import { downloadPictures } from '#device/picture-download.ts';
import { rememberedBackendConfig } from '#rest/remembered-backend.ts';
import { catalogueStore } from '#store/catalogue-store.ts';
import { clearChosen } from '../compare/compare-actions.ts';
import { cataloguePictures } from '../offline/catalogue-pictures.ts';
import { openQuoteClient, showListNotice } from '../quote-list/quote-actions.ts';
import { clearDraft } from '../quote-request/contact-draft.ts';
import { clearSeen } from '../recent/recent-actions.ts';
import { forgetRepairs } from '../repair/kept-repairs.ts';
import { HandOffDialog } from './HandOffDialog.tsx';
import { IdleDialog } from './IdleDialog.tsx';
import { registerReset } from './kiosk-reset.ts';
import './Kiosk.module.css';
import { keepAwake } from './keep-awake.ts';
import { refreshLock } from './kiosk-lock.ts';
import { OutboundDialog } from './OutboundDialog.tsx';
import { PinDialog } from './PinDialog.tsx';
import { resetKiosk } from './reset-kiosk.ts';
import { useExitGesture } from './use-exit-gesture.ts';
import { useIdle } from './use-idle.ts';
import { useOutbound } from './use-outbound.ts';

const HOUR = 60 * 60_000;

/** Kiosk mode: keeps the whole catalogue on the device, resets after each customer, and blocks links out of the site. */
export function Kiosk() {
  const [to, closeOutbound] = useOutbound();
  const [asked, closePin] = useExitGesture();
  const [isResetting, setResetting] = useState(false);
  const reset = useCallback(() => {
    setResetting(true);
    // The page is loaded again; where it cannot be, the home page is shown.
    void resetKiosk().finally(() => setResetting(false));
  }, []);
  const idle = useIdle(reset);

  useEffect(() => {
    document.documentElement.dataset['kiosk'] = '';
    const allowSleep = keepAwake();
    const stops = [keepPictures(), keepLock()];
    const unregisterResets = [
      registerReset(async () => (await openQuoteClient()).wipe()),
      registerReset(clearDraft),
      // Its button would put the list of the customer before back.
      registerReset(() => showListNotice(null)),
      registerReset(clearChosen),
      registerReset(clearSeen),
      registerReset(forgetRepairs),
    ];
    return () => {
      for (const unregister of unregisterResets) unregister();
      allowSleep();
      for (const stop of stops) stop();
      delete document.documentElement.dataset['kiosk'];
    };
  }, []);

  if (isResetting) return null;
  if (idle.kind === 'warning') return <IdleDialog secondsLeft={idle.secondsLeft} />;
  if (asked) return <PinDialog readConfig={rememberedBackendConfig} onClose={closePin} />;
  if (to?.kind === 'list') return <HandOffDialog onClose={closeOutbound} onDone={reset} />;
  return to && <OutboundDialog to={to} kind={to.kind} onClose={closeOutbound} />;
}

/** Downloads all pictures of the catalogue now, every hour, and when the catalogue or the network becomes available. */
function keepPictures(): () => void {
  const download = (): void => {
    const { catalogue, products } = catalogueStore.getState();
    // The outcome is in the store, where the staff's dialog shows it.
    if (products === 'known') void downloadPictures(cataloguePictures(catalogue)).catch(() => {});
  };
  download();
  const timer = setInterval(download, HOUR);
  const unsubscribe = catalogueStore.subscribe((state, before) => {
    if (state.products === 'known' && before.products !== 'known') download();
  });
  addEventListener('online', download);
  return () => {
    clearInterval(timer);
    unsubscribe();
    removeEventListener('online', download);
  };
}

/** Reads the PIN's proof now, every hour and when the network is back. Without a network the one that is kept counts. */
function keepLock(): () => void {
  const refresh = (): void => void refreshLock(rememberedBackendConfig).catch(() => {});
  refresh();
  const timer = setInterval(refresh, HOUR);
  addEventListener('online', refresh);
  return () => {
    clearInterval(timer);
    removeEventListener('online', refresh);
  };
}
