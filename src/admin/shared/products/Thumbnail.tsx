import { Picture } from '#ui/Picture.tsx';
import css from './Thumbnail.module.css';

/** A product's first picture, small. Its alt text is empty, because the name is beside it. */
export function Thumbnail({ address, size = 44 }: { readonly address: string | undefined; readonly size?: number }) {
  return (
    <span className={css['thumbnail']} style={{ width: size, height: size }}>
      <Picture src={address} alt="" width={size} height={size} />
    </span>
  );
}
