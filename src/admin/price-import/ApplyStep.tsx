import type { StoredUpload } from '#domain/price-import/stored-upload.ts';
import type { LotRow } from '#domain/price-import/upload-plan.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { paths } from '../paths.ts';
import { priceText } from '../shared/price-text.ts';
import css from './ApplyStep.module.css';
import { countText, remainingText, several } from './upload-labels.ts';
import type { UploadRun, UploadRunner } from './use-upload-run.ts';

interface ApplyStepProps {
  readonly runner: UploadRunner;
  readonly onUndo: (upload: StoredUpload) => void;
  readonly onAgain: () => void;
}

const PROBLEMS = {
  offline: 'Se perdió la conexión. Lo que ya se aplicó quedó guardado; el resto espera.',
  refused: 'El servidor no aceptó los cambios. Revisa que tu cuenta sea del personal y vuelve a intentarlo.',
  unreadable:
    'Esta carga está incompleta y no se puede continuar. No se tocó ningún otro precio; vuelve a subir el archivo.',
} as const;

/** The writing of an upload, or its undoing, as it goes; and what came of it. */
export function ApplyStep({ runner, onUndo, onAgain }: ApplyStepProps) {
  const { run } = runner;
  return (
    <section className={css['panel']} aria-live="polite">
      {run.kind === 'storing' && (
        <>
          <h2 className={css['title']}>Guardando la copia para deshacer</h2>
          <Bar value={run.stored} max={run.lots} label="Copia guardada" />
          <p>Todavía no cambia ningún precio.</p>
        </>
      )}
      {run.kind === 'running' && <Running run={run} onPause={() => runner.pause()} />}
      {run.kind === 'stopped' && <Stopped run={run} runner={runner} onAgain={onAgain} />}
      {run.kind === 'done' && <Done run={run} onUndo={onUndo} onAgain={onAgain} />}
    </section>
  );
}

function progressOf(upload: StoredUpload | null, way: 'aplicar' | 'deshacer') {
  if (!upload) return { done: 0, all: 1 };
  const { escritas, aplicadas, saltadas, deshechas, conservadas } = upload.conteos;
  return way === 'aplicar'
    ? { done: aplicadas + saltadas, all: escritas }
    : { done: deshechas + conservadas, all: aplicadas };
}

function Running({ run, onPause }: { readonly run: UploadRun & { kind: 'running' }; readonly onPause: () => void }) {
  const { done, all } = progressOf(run.upload, run.way);
  return (
    <>
      <h2 className={css['title']}>{run.way === 'aplicar' ? 'Aplicando precios' : 'Deshaciendo la carga'}</h2>
      <Bar value={done} max={all} label={run.way === 'aplicar' ? 'Precios aplicados' : 'Precios devueltos'} />
      <p>
        {countText(done)} de {several(all, 'precio', 'precios')}
        {run.remaining !== null && run.remaining > 0 && ` · quedan ${remainingText(run.remaining)}`}
      </p>
      <p className={css['hint']}>
        Puedes cerrar esta página: la carga queda en pausa y se continúa desde cualquier equipo.
      </p>
      <div className={css['buttons']}>
        <Button look="outline" disabled={run.isStopping} onClick={onPause}>
          {run.isStopping ? 'Terminando este lote…' : 'Pausar'}
        </Button>
      </div>
    </>
  );
}

interface StoppedProps {
  readonly run: UploadRun & { kind: 'stopped' };
  readonly runner: UploadRunner;
  readonly onAgain: () => void;
}

function Stopped({ run, runner, onAgain }: StoppedProps) {
  const { upload, way, problem } = run;
  const { done, all } = progressOf(upload, way);
  return (
    <>
      <h2 className={css['title']}>{problem ? 'La carga se detuvo' : 'Carga en pausa'}</h2>
      {upload && (
        <>
          <Bar value={done} max={all} label="Avance" />
          <p>
            {countText(done)} de {several(all, 'precio', 'precios')}
          </p>
        </>
      )}
      {problem && <p className={css['problem']}>{PROBLEMS[problem]}</p>}
      <div className={css['buttons']}>
        {upload && problem !== 'unreadable' && <Button onClick={() => runner.goOn(upload, way)}>Continuar</Button>}
        <Button look="outline" onClick={onAgain}>
          Ir al inicio
        </Button>
      </div>
    </>
  );
}

interface DoneProps {
  readonly run: UploadRun & { kind: 'done' };
  readonly onUndo: (upload: StoredUpload) => void;
  readonly onAgain: () => void;
}

function Done({ run: { upload, way, left }, onUndo, onAgain }: DoneProps) {
  const { aplicadas, saltadas, deshechas, conservadas } = upload.conteos;
  const isApply = way === 'aplicar';
  return (
    <>
      <h2 className={css['title']}>{isApply ? 'Precios aplicados' : 'Carga deshecha'}</h2>
      <p>
        {isApply
          ? `${several(aplicadas, 'precio se aplicó', 'precios se aplicaron')}.`
          : `${several(deshechas, 'precio volvió', 'precios volvieron')} a lo que era.`}{' '}
        {isApply &&
          saltadas > 0 &&
          `${several(saltadas, 'producto cambió', 'productos cambiaron')} mientras revisabas y se quedaron como estaban.`}
        {!isApply &&
          conservadas > 0 &&
          `${several(conservadas, 'producto tiene', 'productos tienen')} un precio más reciente y se quedaron con él.`}
      </p>
      {left.length > 0 && <LeftRows rows={left} />}
      <p className={css['hint']}>
        El personal y quien visite la tienda con conexión ya ven los precios. Publica el catálogo para que también
        llegue completo a los equipos nuevos.
      </p>
      <div className={css['buttons']}>
        <ButtonLink href={paths.publish}>Publicar el catálogo</ButtonLink>
        {isApply && aplicadas > 0 && (
          <Button look="outline" onClick={() => onUndo(upload)}>
            Deshacer esta carga
          </Button>
        )}
        <Button look="outline" onClick={onAgain}>
          Subir otra lista
        </Button>
      </div>
    </>
  );
}

const MOST_SHOWN = 200;

function LeftRows({ rows }: { readonly rows: readonly LotRow[] }) {
  return (
    <div className={css['left']}>
      <table>
        <thead>
          <tr>
            <th scope="col">Clave</th>
            <th scope="col">Tiene ahora</th>
            <th scope="col">Iba a tener</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MOST_SHOWN).map(({ id, clave, hoy, fin, antes, despues }) => (
            <tr key={id}>
              <td>{clave}</td>
              <td>{priceText(hoy)}</td>
              <td>{priceText(fin === 'conservada' ? antes : despues)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > MOST_SHOWN && <p>Y {countText(rows.length - MOST_SHOWN)} más.</p>}
    </div>
  );
}

function Bar({ value, max, label }: { readonly value: number; readonly max: number; readonly label: string }) {
  return <progress className={css['bar']} value={value} max={Math.max(1, max)} aria-label={label} />;
}
