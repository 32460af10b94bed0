import { canResume, canUndo, isUnfinished, type StoredUpload } from '#domain/price-import/stored-upload.ts';
import { Button } from '#ui/Button.tsx';

interface UploadButtonsProps {
  readonly upload: StoredUpload;
  /** The server has confirmed what is shown; before that it is not known what can be done. */
  readonly isCurrent: boolean;
  readonly onGoOn: (upload: StoredUpload) => void;
  readonly onCancel: (upload: StoredUpload) => void;
  readonly onResume: (upload: StoredUpload) => void;
  readonly onUndo: (upload: StoredUpload) => void;
}

/** What can still be done about an upload. */
export function UploadButtons({ upload, isCurrent, onGoOn, onCancel, onResume, onUndo }: UploadButtonsProps) {
  if (!isCurrent) return null;
  if (isUnfinished(upload))
    return (
      <>
        <Button onClick={() => onGoOn(upload)}>Continuar</Button>
        {upload.estado !== 'deshaciendo' && (
          <Button look="outline" onClick={() => onCancel(upload)}>
            Cancelar el resto
          </Button>
        )}
      </>
    );
  return (
    <>
      {isNow(canResume, upload) && (
        <Button look="outline" onClick={() => onResume(upload)}>
          Reanudar
        </Button>
      )}
      {isNow(canUndo, upload) && (
        <Button look="outline" onClick={() => onUndo(upload)}>
          Deshacer
        </Button>
      )}
    </>
  );
}

const isNow = (can: (upload: StoredUpload, now: number) => boolean, upload: StoredUpload): boolean =>
  can(upload, Date.now());
