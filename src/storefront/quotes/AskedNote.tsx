import { sentence } from '#domain/kernel/sentence.ts';
import { Button } from '#ui/Button.tsx';
import css from './AskedNote.module.css';
import type { Asked } from './asked.ts';

interface AskedNoteProps {
  readonly asked: Asked;
  /** When the answer on the page was given, `el 23 nov`; `null` where there is none. */
  readonly since: string | null;
  /** What was not found: `una cotización`. */
  readonly what: string;
  readonly again: () => void;
}

/** What the page of a quotation or a repair says while it is asked for, and where it was not answered. */
export function AskedNote({ asked, since, what, again }: AskedNoteProps) {
  return (
    <>
      {asked === 'asking' && since === null && <p className={css['text']}>Consultando…</p>}
      {asked === 'unreachable' && (
        <div className={css['away']}>
          <p>
            {since === null
              ? 'Sin conexión no podemos consultar cómo va.'
              : sentence(`Sin conexión. Así estaba ${since}`)}
          </p>
          <Button look="outline" onClick={again}>
            Consultar de nuevo
          </Button>
        </div>
      )}
      {asked === 'unreadable' && (
        <div className={css['away']}>
          <p>
            {since === null ? 'Aquí no podemos mostrar cómo va' : sentence(`Así estaba ${since}`)}. Hay datos que esta
            versión de la página no entiende: recárgala, o pregúntanos.
          </p>
          <Button look="outline" onClick={again}>
            Consultar de nuevo
          </Button>
        </div>
      )}
      {asked === 'unknown' && (
        <p className={css['text']}>
          No encontramos {what} con este enlace. Revisa que esté completo; si pediste borrar tus datos, ya no existe.
        </p>
      )}
    </>
  );
}
