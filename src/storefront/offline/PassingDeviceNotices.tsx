import { DeviceNotices } from '#device/DeviceNotices.tsx';
import { shortDay } from '#domain/kernel/written-days.ts';

/** The notices about connection, updates and storage, as visitors read them. */
export function PassingDeviceNotices() {
  return <DeviceNotices dayOf={shortDay} />;
}
