import { useUploads } from '#store/upload-store.ts';
import { useStaff } from '../../staff.ts';
import css from './UploadLine.module.css';

interface UploadLineProps {
  /** The path by which documents name the file. */
  readonly path: string;
  /** What it is in a sentence: `la foto 2`. */
  readonly name: string;
}

/** Both buttons are one element, which keeps the focus when it is pressed. */
const ACT = 'act';

/** The progress of an upload. Renders nothing once the file is stored. */
export function UploadLine({ path, name }: UploadLineProps) {
  const { uploads } = useStaff();
  const upload = useUploads((state) => state.uploads.get(path));
  if (!upload) return null;
  if (upload.kind === 'sending') {
    const percent = Math.round(upload.share * 100);
    return (
      <div className={css['upload']}>
        <progress className={css['progress']} max={100} value={percent} aria-label={`Subiendo ${name}`} />
        <span>{percent} %</span>
        <button key={ACT} type="button" className={css['act']} onClick={() => uploads.stopUpload(path)}>
          Detener<span className="visually-hidden"> {name}</span>
        </button>
      </div>
    );
  }
  return (
    <div className={css['upload']}>
      <span>{TEXTS[upload.kind === 'failed' ? upload.reason : upload.kind]}</span>
      <button
        key={ACT}
        type="button"
        className={css['act']}
        // The line itself shows the outcome.
        onClick={() => void uploads.sendUpload(path)}
      >
        Subir ahora<span className="visually-hidden"> {name}</span>
      </button>
    </div>
  );
}

const TEXTS = {
  queued: 'En este equipo; se sube al haber conexión.',
  stopped: 'En pausa; sigue en este equipo.',
  refused: 'La tienda no aceptó el archivo: tu cuenta no puede subirlos.',
  full: 'El almacén de archivos de la tienda está lleno.',
  rejected: 'La tienda no aceptó el archivo. Quítalo o cámbialo por otro.',
} as const;
