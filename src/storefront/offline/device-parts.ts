/** The parts of the shell that load after the page, in one late chunk. */

export { PriceSeal } from '../page/PriceSeal.tsx';
export { Device } from './Device.tsx';
export { InstallInvitation } from './InstallInvitation.tsx';
export { PassingDeviceNotices } from './PassingDeviceNotices.tsx';
export { StaffUnreached } from './StaffUnreached.tsx';
export { Unreached } from './Unreached.tsx';
