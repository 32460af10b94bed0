import type { ProductImage } from '#domain/catalogue/product.ts';
import { Picture } from '#ui/Picture.tsx';
import { usePictureAddress } from './pictures/use-picture-address.ts';
import css from './Thumbnail.module.css';

/** A product's first picture, small. The words beside it name it. */
export function Thumbnail({ image, size = 44 }: { readonly image: ProductImage | undefined; readonly size?: number }) {
  const address = usePictureAddress(image?.imagen ?? '');
  return (
    <span className={css['thumbnail']} style={{ width: size, height: size }}>
      <Picture src={address} alt="" width={size} height={size} />
    </span>
  );
}
