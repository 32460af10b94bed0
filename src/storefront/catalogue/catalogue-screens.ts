/** The screens of one late chunk, which `pages.ts` loads. */
export { CategoryScreen } from './CategoryScreen.tsx';
export { LabelScreen } from './LabelScreen.tsx';
export { ProductScreen } from './ProductScreen.tsx';
export { fetchPicturesOnIntent } from './pictures-on-intent.ts';
