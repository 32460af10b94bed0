/** The screens of one late chunk; `routes.tsx` asks for it whole. */
export { CategoryScreen } from './CategoryScreen.tsx';
export { LabelScreen } from './LabelScreen.tsx';
export { ProductScreen } from './ProductScreen.tsx';
