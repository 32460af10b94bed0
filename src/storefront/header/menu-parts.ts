/** What the header opens, in one late chunk; `routes.tsx` asks for it whole. */
export { CategoryPanel } from './CategoryPanel.tsx';
export { GeneralPanel } from './GeneralPanel.tsx';
export { MobileMenu } from './MobileMenu.tsx';
