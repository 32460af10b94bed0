import { imageAddress, imageSources } from '#pictures/image-address.ts';
import { Picture } from '#ui/Picture.tsx';
import css from './RepairScreen.module.css';

/** The photographs of a repair that staff show, each large at a press. */
export function ShownPhotos({ photos }: { readonly photos: readonly string[] }) {
  if (photos.length === 0) return null;
  return (
    <section className={css['found']}>
      <h2>Fotos</h2>
      <ul className={css['photos']}>
        {photos.map((archivo, at) => (
          <li key={archivo}>
            <a href={imageAddress(archivo)} target="_blank" rel="noreferrer">
              <Picture
                {...imageSources(archivo, '(width < 40rem) 45vw, 14rem')}
                alt={`Foto ${at + 1} de tu equipo, en grande en otra ventana`}
                width={400}
                height={300}
                className={css['photo']}
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
