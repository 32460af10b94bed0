import type { StoredUpload } from '#domain/price-import/stored-upload.ts';
import css from './ApplyStep.module.css';

/** Rows that have ended, of all that are to be written or undone. */
export function progressOf(upload: StoredUpload | null, way: 'aplicar' | 'deshacer') {
  if (!upload) return { done: 0, all: 1 };
  const { escritas, aplicadas, saltadas, deshechas, conservadas } = upload.conteos;
  return way === 'aplicar'
    ? { done: aplicadas + saltadas, all: escritas }
    : { done: deshechas + conservadas, all: aplicadas };
}

export function UploadProgress({
  value,
  max,
  label,
}: {
  readonly value: number;
  readonly max: number;
  readonly label: string;
}) {
  return <progress className={css['bar']} value={value} max={Math.max(1, max)} aria-label={label} />;
}
