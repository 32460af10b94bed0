import { useEffect } from 'react';
import { DeviceNotices } from '#device/DeviceNotices.tsx';
import { startUpdates } from '#device/updates.ts';
import { shortDay } from '../shared/written-forms.ts';

/** The storefront's banner, and with it the worker's registration: both may wait until the page has loaded. */
export function StoreNotices() {
  useEffect(startUpdates, []);
  return <DeviceNotices dayOf={shortDay} />;
}
