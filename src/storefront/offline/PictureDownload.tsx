import { cancelDownload, downloadPictures, dropDownloadedPictures } from '#device/picture-download.ts';
import { groupThousands as grouped } from '#domain/kernel/money.ts';
import { usePictureDownload } from '#store/picture-download-store.ts';
import { Button } from '#ui/Button.tsx';
import { downloadText } from './download-text.ts';
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
      <output className={css['text']}>{downloadText(download)}</output>
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
