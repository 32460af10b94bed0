import { groupThousands } from '#domain/kernel/money.ts';
import { several } from '#domain/kernel/several.ts';
import type { StoredUpload } from '#domain/price-import/stored-upload.ts';
import { Button } from '#ui/Button.tsx';
import css from './ApplyStep.module.css';
import { UploadDone } from './UploadDone.tsx';
import { progressOf, UploadProgress } from './UploadProgress.tsx';
import { remainingText } from './upload-labels.ts';
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

/** The progress and the result of writing an upload or of undoing it. */
export function ApplyStep({ runner, onUndo, onAgain }: ApplyStepProps) {
  const { run } = runner;
  return (
    <section className={css['panel']} aria-live="polite">
      {run.kind === 'storing' && (
        <>
          <h2 className={css['title']}>Guardando la copia para deshacer</h2>
          <UploadProgress value={run.stored} max={run.lots} label="Copia guardada" />
          <p>Todavía no cambia ningún precio.</p>
        </>
      )}
      {run.kind === 'running' && <Running run={run} onPause={() => runner.pause()} />}
      {run.kind === 'stopped' && <Stopped run={run} runner={runner} onAgain={onAgain} />}
      {run.kind === 'done' && <UploadDone run={run} onUndo={onUndo} onAgain={onAgain} />}
    </section>
  );
}

function Running({ run, onPause }: { readonly run: UploadRun & { kind: 'running' }; readonly onPause: () => void }) {
  const { done, all } = progressOf(run.upload, run.way);
  return (
    <>
      <h2 className={css['title']}>{run.way === 'aplicar' ? 'Aplicando precios' : 'Deshaciendo la carga'}</h2>
      <UploadProgress
        value={done}
        max={all}
        label={run.way === 'aplicar' ? 'Precios aplicados' : 'Precios devueltos'}
      />
      <p>
        {groupThousands(done)} de {several(all, 'precio', 'precios')}
        {run.remaining !== null && run.remaining > 0 && `\u00a0· quedan ${remainingText(run.remaining)}`}
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
          <UploadProgress value={done} max={all} label="Avance" />
          <p>
            {groupThousands(done)} de {several(all, 'precio', 'precios')}
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
