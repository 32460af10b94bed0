import { useEffect, useRef } from 'react';
import { useConnection } from '#store/connection-store.ts';
import { Button } from '#ui/Button.tsx';
import { FormSection } from '../shared/forms/FormSection.tsx';
import { agoSince } from '../shared/texts/ago-text.ts';
import { momentText } from '../shared/texts/moment-text.ts';
import css from './ExportsScreen.module.css';
import { FirebaseBackups } from './FirebaseBackups.tsx';
import { useBackups } from './use-backups.ts';

/**
 * The server's own backups: the last one, one more now, and the list to download from.
 * @param lastArchive when this device last saved the archive of the whole shop
 */
export function ServerBackups({ lastArchive }: { readonly lastArchive: number | undefined }) {
  const { place, backups, problem, isDownloadRefused, backUp, download } = useBackups();
  const said = useRef<HTMLParagraphElement>(null);
  const reachable = useConnection((state) => state.reachable);
  useEffect(() => {
    // The server led here, to the top of a page whose end says why.
    if (isDownloadRefused && place === 'embedded') said.current?.scrollIntoView({ block: 'center' });
  }, [isDownloadRefused, place]);
  if (place === 'asking') return null;
  if (place === 'firebase') return <FirebaseBackups lastArchive={lastArchive} />;
  const last = backups?.made[0];
  return (
    <FormSection title="Respaldos del servidor">
      {backups && <p>{lastText(backups.state, last?.at)}</p>}
      {!reachable && <p>Sin conexión: los respaldos se ven y se hacen con conexión.</p>}
      {backups && backups.state !== 'off' && (
        <div className={css['buttons']}>
          <Button disabled={backups.isRunning || !reachable} onClick={backUp}>
            {backups.isRunning ? 'Respaldando…' : 'Respaldar ahora'}
          </Button>
        </div>
      )}
      <p ref={said} aria-live="polite" className={css['problem']}>
        {problem || (backups?.problem && `El último respaldo no se pudo hacer: ${backups.problem}`)}
      </p>
      {backups && backups.made.length > 0 && (
        <>
          <ul className={css['backups']} aria-label="Respaldos">
            {backups.made.map(({ name, at }) => (
              <li key={name}>
                <span>
                  {momentText(at)} <span className={css['ago']}>({agoSince(at)})</span>
                </span>
                <Button
                  look="outline"
                  disabled={!reachable}
                  aria-label={`Descargar el respaldo del ${momentText(at)}`}
                  onClick={() => download(name)}
                >
                  Descargar
                </Button>
              </li>
            ))}
          </ul>
          <p className={css['note']}>
            Un respaldo tiene todo: catálogo, costos, cotizaciones con datos de personas, fotos, y las cuentas del
            personal con lo que protege sus contraseñas. Guárdalo donde nadie más lo abra. Se restaura en el servidor,
            con la tienda detenida: lo hace quien lo cuida, con <code>npm run restore</code>.
          </p>
        </>
      )}
    </FormSection>
  );
}

function lastText(state: 'ok' | 'late' | 'off', at: number | undefined): string {
  if (state === 'off')
    return 'Este servidor no hace respaldos. Quien lo cuida los enciende diciendo en BACKUP_DIR en qué carpeta van.';
  if (at === undefined) return 'Todavía no hay ningún respaldo.';
  const text = `El último se hizo ${agoSince(at)}. Se hace uno cada día, y de cada día queda el último.`;
  return state === 'late' ? `${text} Debería haber uno más reciente: avisa a quien cuida el servidor.` : text;
}
