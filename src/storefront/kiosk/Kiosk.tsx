import { useCallback, useEffect, useState } from 'react';
import { downloadPictures } from '#device/picture-download.ts';
import { catalogueStore } from '#store/catalogue-store.ts';
import { cataloguePictures } from '../offline/catalogue-pictures.ts';
import { openQuoteDesk } from '../quote-list/quote-actions.ts';
import { HandOffDialog } from './HandOffDialog.tsx';
import { IdleDialog } from './IdleDialog.tsx';
import { registerReset } from './kiosk-reset.ts';
import './Kiosk.module.css';
import { keepAwake } from './keep-awake.ts';
import { OutboundDialog } from './OutboundDialog.tsx';
import { PinDialog } from './PinDialog.tsx';
import { resetKiosk } from './reset-kiosk.ts';
import { useExitGesture } from './use-exit-gesture.ts';
import { useIdle } from './use-idle.ts';
import { useOutbound } from './use-outbound.ts';

const HOUR = 60 * 60_000;

/** What makes a shop's screen of the site: it keeps everything on the device, forgets its customers, and leads nowhere else. */
export function Kiosk() {
  const [to, closeOutbound] = useOutbound();
  const [asked, closePin] = useExitGesture();
  const [isResetting, setResetting] = useState(false);
  const reset = useCallback(() => {
    setResetting(true);
    // The page is loaded again; where it cannot be, it stands at its front.
    void resetKiosk().finally(() => setResetting(false));
  }, []);
  const idle = useIdle(reset);

  useEffect(() => {
    document.documentElement.dataset['kiosk'] = '';
    const sleep = keepAwake();
    const stop = keepPictures();
    const takeBack = registerReset(async () => (await openQuoteDesk()).wipe());
    return () => {
      takeBack();
      sleep();
      stop();
      delete document.documentElement.dataset['kiosk'];
    };
  }, []);

  if (isResetting) return null;
  if (idle.kind === 'warning') return <IdleDialog secondsLeft={idle.secondsLeft} />;
  if (asked) return <PinDialog onClose={closePin} />;
  if (to?.kind === 'list') return <HandOffDialog onClose={closeOutbound} onDone={reset} />;
  return to && <OutboundDialog to={to} kind={to.kind} onClose={closeOutbound} />;
}

/** The whole catalogue's pictures, now and whenever there may be more of them. */
function keepPictures(): () => void {
  const download = (): void => {
    const { catalogue, products } = catalogueStore.getState();
    // Its outcome is in the store, for the staff to see.
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
