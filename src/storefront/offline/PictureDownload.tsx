import { cancelDownload, downloadPictures, dropDownloadedPictures } from '#device/picture-download.ts';
import { fileSize } from '#domain/kernel/file-size.ts';
import { groupThousands as grouped } from '#domain/kernel/money.ts';
import { type PictureDownloadState, usePictureDownload } from '#store/picture-download-store.ts';
import { Button } from '#ui/Button.tsx';
import css from './PictureDownload.module.css';

interface PictureDownloadProps {
  readonly pictures: readonly string[];
}

/** The download of all pictures: its size before, its progress meanwhile, and the reason if it ends early. */
export function PictureDownload({ pictures }: PictureDownloadProps) {
  const download = usePictureDownload();
  const { state, kept, total } = download;
  const isRunning = state === 'running';
  // Not awaited: the store has its outcome.
  const start = (): void => void downloadPictures(pictures);

  return (
    <div className={css['download']}>
      <output className={css['text']}>{statusText(download)}</output>
      {isRunning && (
        <progress className={css['bar']} max={total} value={kept} aria-label="Fotos descargadas">
          {grouped(kept)} de {grouped(total)}
        </progress>
      )}
      <div className={css['actions']}>
        {isRunning && (
          <Button look="outline" onClick={cancelDownload}>
            Cancelar descarga
          </Button>
        )}
        {(state === 'idle' || state === 'stopped') && total > 0 && (
          <Button onClick={start}>{kept > 0 ? 'Continuar la descarga' : 'Descargar catálogo completo'}</Button>
        )}
        {!isRunning && kept > 0 && (
          <button type="button" className={css['drop']} onClick={() => void dropDownloadedPictures(pictures)}>
            Borrar las fotos descargadas
          </button>
        )}
      </div>
    </div>
  );
}

function statusText(download: PictureDownloadState): string {
  const { state, reason, kept, total, bytesLeft, room } = download;
  const left = total - kept;
  const size = bytesLeft === null ? '' : `, unos ${fileSize(bytesLeft)}`;
  const isShort = bytesLeft !== null && room !== null && bytesLeft > room;
  if (state === 'unknown') return 'Contando las fotos…';
  if (state === 'running')
    return `Descargando: ${grouped(kept)} de ${grouped(total)} fotos. Puedes seguir viendo el catálogo.`;
  if (state === 'done') return `Las ${grouped(total)} fotos del catálogo están en este equipo.`;
  if (reason === 'full') {
    return `Se acabó el espacio: quedaron ${grouped(kept)} de ${grouped(total)} fotos. Libera espacio en el equipo y continúa${size}.`;
  }
  if (reason === 'offline')
    return `Se perdió la conexión: ${grouped(kept)} de ${grouped(total)} fotos ya están aquí. Continúa cuando vuelva.`;
  if (total === 0) return 'El catálogo no tiene fotos todavía.';
  if (isShort) {
    return `Faltan ${grouped(left)} fotos${size}, y el navegador solo ofrece ${fileSize(room)}. Se guardarán las que quepan.`;
  }
  return kept === 0
    ? `Son ${grouped(left)} fotos${size}.`
    : `Faltan ${grouped(left)} de ${grouped(total)} fotos${size}.`;
}
