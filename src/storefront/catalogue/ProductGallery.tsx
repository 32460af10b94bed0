import { useState } from 'react';
import type { ProductImage } from '#domain/catalogue/product.ts';
import { Picture } from '#ui/Picture.tsx';
import { imageAddress } from '../shared/image-address.ts';
import css from './ProductGallery.module.css';

interface ProductGalleryProps {
  readonly images: readonly ProductImage[];
  readonly name: string;
}

export function ProductGallery({ images, name }: ProductGalleryProps) {
  const [chosen, setChosen] = useState(0);
  const image = images[chosen] ?? images[0];
  return (
    <>
      <Picture
        className={css['plate']}
        src={image && imageAddress(image.imagen)}
        alt={image?.alt || name}
        width={image?.ancho ?? 800}
        height={image?.alto ?? 800}
        first
      />
      {images.length > 1 && (
        <ul className={css['choices']} aria-label="Fotos">
          {images.map((one, at) => (
            <li key={one.imagen}>
              <button
                type="button"
                className={css['choice']}
                aria-label={`Foto ${at + 1} de ${images.length}`}
                aria-pressed={one === image}
                onClick={() => setChosen(at)}
              >
                <Picture src={imageAddress(one.imagen)} alt="" width={80} height={80} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
