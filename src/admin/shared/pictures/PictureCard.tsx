import type { ComponentProps } from 'react';
import type { ProductImage } from '#domain/catalogue/product.ts';
import { type PictureUpload, useUploads } from '#store/upload-store.ts';
import { classNames } from '#ui/class-names.ts';
import { TrashIcon } from '#ui/icons/TrashIcon.tsx';
import { Picture } from '#ui/Picture.tsx';
import { ReorderHandle } from '#ui/ReorderHandle.tsx';
import { TextField } from '#ui/TextField.tsx';
import css from './ImagesField.module.css';
import { sendPicture, stopPicture } from './picture-queue.ts';
import { usePictureAddress } from './use-picture-address.ts';

interface PictureCardProps {
  readonly image: ProductImage;
  readonly name: string;
  readonly isFirst: boolean;
  readonly isDragged: boolean;
  /** Absent where there is only one picture. */
  readonly handle: ComponentProps<typeof ReorderHandle> | undefined;
  readonly onAlt: ((alt: string) => void) | undefined;
  readonly onRemove: () => void;
}

/** A picture of the form: how it looks, what it shows in words, its place, and how far it has got to the server. */
export function PictureCard({ image, name, isFirst, isDragged, handle, onAlt, onRemove }: PictureCardProps) {
  const address = usePictureAddress(image.imagen);
  const upload = useUploads(({ uploads }) => uploads.get(image.imagen));
  return (
    <li className={classNames(css['card'], isDragged && css['dragged'])} data-reorder={image.imagen}>
      <div className={css['plate']}>
        <Picture src={address} alt={image.alt} width={400} height={300} className={css['picture']} />
        {isFirst && handle && <span className={css['main']}>Principal</span>}
      </div>
      {upload && <UploadLine imagen={image.imagen} name={name} upload={upload} />}
      {onAlt && <TextField label={`Qué se ve en ${name}`} name="alt" value={image.alt} onChange={onAlt} />}
      <div className={css['tools']}>
        {handle && <ReorderHandle {...handle} />}
        <button type="button" className={css['tool']} aria-label={`Quitar ${name}`} onClick={onRemove}>
          <TrashIcon size={20} />
        </button>
      </div>
    </li>
  );
}

function UploadLine({ imagen, name, upload }: { imagen: string; name: string; upload: PictureUpload }) {
  // What it comes to is told by the line itself.
  const send = (): void => void sendPicture(imagen);
  if (upload.kind === 'sending') {
    const percent = Math.round(upload.share * 100);
    return (
      <div className={css['upload']}>
        <progress className={css['progress']} max={100} value={percent} aria-label={`Subiendo ${name}`} />
        <span>{percent} %</span>
        <button type="button" className={css['act']} onClick={() => stopPicture(imagen)}>
          Detener<span className="solo-lector"> {name}</span>
        </button>
      </div>
    );
  }
  return (
    <div className={css['upload']}>
      <span>{UPLOAD_TEXT[upload.kind === 'failed' ? upload.reason : upload.kind]}</span>
      <button type="button" className={css['act']} onClick={send}>
        Subir ahora<span className="solo-lector"> {name}</span>
      </button>
    </div>
  );
}

const UPLOAD_TEXT = {
  queued: 'Guardada aquí; se sube al haber conexión.',
  stopped: 'Detenida. Sigue guardada en este equipo.',
  refused: 'La tienda no la aceptó: tu cuenta no puede subir fotos.',
  full: 'El almacén de fotos de la tienda está lleno.',
} as const;
