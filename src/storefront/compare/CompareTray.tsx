import { use } from 'react';
import { COMPARED_AT_MOST, comparisonPath } from '#domain/comparison/comparison-address.ts';
import { firstImage, imageSources } from '#pictures/image-address.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { CloseIcon } from '#ui/icons/CloseIcon.tsx';
import { Picture } from '#ui/Picture.tsx';
import { UnseenContext } from '../page/pressed-link.ts';
import css from './CompareTray.module.css';
import { clearChosen, removeChosen } from './compare-actions.ts';
import { FullNote } from './FullNote.tsx';
import { useChosenProducts } from './use-chosen-products.ts';

/** What is chosen to compare, at the foot of a list while the list is in view. Renders nothing where nothing is chosen. */
export function CompareTray() {
  const { claves, found, waiting } = useChosenProducts();
  const isUnseen = use(UnseenContext);
  if (claves.length === 0) return null;
  const nameOf = (clave: string): string => found.get(clave)?.nombre ?? clave;
  return (
    <section
      className={css['tray']}
      aria-label="Comparar productos"
      data-tray={!isUnseen || undefined}
      data-full={claves.length === COMPARED_AT_MOST || undefined}
      data-asks={waiting !== null || undefined}
    >
      {waiting !== null && <FullNote claves={claves} waiting={waiting} nameOf={nameOf} />}
      <div className={css['line']}>
        <ul className={css['chosen']}>
          {claves.map((clave) => {
            const product = found.get(clave);
            const image = product && firstImage(product);
            return (
              <li key={clave}>
                <button
                  type="button"
                  className={css['one']}
                  aria-label={`Quitar de la comparación: ${nameOf(clave)}`}
                  title={nameOf(clave)}
                  onClick={() => removeChosen(clave)}
                >
                  <Picture
                    src={undefined}
                    {...(image && imageSources(image.imagen, '3rem', image.ancho))}
                    alt=""
                    width={48}
                    height={48}
                  />
                  <span className={css['remove']}>
                    <CloseIcon size={10} />
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
        <output className={css['count']}>{claves.length === 1 ? 'Elige otro para comparar' : ''}</output>
        {claves.length > 1 && (
          <ButtonLink href={comparisonPath({ claves, onlyDifferences: false })}>Comparar {claves.length}</ButtonLink>
        )}
        <button type="button" className={css['clear']} onClick={clearChosen}>
          Vaciar
        </button>
      </div>
    </section>
  );
}
