/** What the shell shows once the page has loaded, in one late file. */

export { Device } from './Device.tsx';
export { InstallInvitation } from './InstallInvitation.tsx';
