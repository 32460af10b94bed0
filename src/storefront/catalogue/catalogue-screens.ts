/** The screens of one late chunk, which `pages.ts` loads. */
export { CategoryScreen } from './CategoryScreen.tsx';
export { fetchFirstPictures } from './first-pictures.ts';
export { LabelScreen } from './LabelScreen.tsx';
export { ProductScreen } from './ProductScreen.tsx';
