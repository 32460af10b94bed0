/** The panels and menus that the header opens, in one late chunk that `routes.tsx` loads. */
export { CategoryPanel } from './CategoryPanel.tsx';
export { GeneralPanel } from './GeneralPanel.tsx';
export { MobileMenu } from './MobileMenu.tsx';
