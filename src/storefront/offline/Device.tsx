import { useEffect, useState } from 'react';
import { DeviceNotices } from '#device/DeviceNotices.tsx';
import { isInstalled } from '#device/install.ts';
import { isKiosk } from '#device/kiosk-mode.ts';
import { reloadOnLostChunk } from '#device/lost-chunks.ts';
import { askToStay } from '#device/storage.ts';
import { startUpdates } from '#device/updates.ts';
import { shortDay } from '#domain/kernel/written-days.ts';
import { useInstall } from '#store/install-store.ts';
import { LatePart } from '../shell/LatePart.tsx';
import css from './Device.module.css';

/** Starts what the storefront does with the device. All of it can wait until the page has loaded. */
export function Device() {
  const [inKiosk] = useState(isKiosk);
  const { installed } = useInstall();

  useEffect(() => {
    reloadOnLostChunk();
    startUpdates('/shell.html');
  }, []);
  useEffect(() => {
    if (installed || inKiosk || isInstalled()) void askToStay();
  }, [installed, inKiosk]);

  return (
    <>
      <div className={css['notices']} aria-live="polite">
        <DeviceNotices dayOf={shortDay} />
      </div>
      {inKiosk && <LatePart part="kiosk" props={{}} />}
    </>
  );
}
