import { canUndo, isUnfinished, type StoredUpload } from '#domain/price-import/stored-upload.ts';
import { Button } from '#ui/Button.tsx';

interface UploadButtonsProps {
  readonly upload: StoredUpload;
  readonly onGoOn: (upload: StoredUpload) => void;
  readonly onCancel: (upload: StoredUpload) => void;
  readonly onUndo: (upload: StoredUpload) => void;
}

/** What can still be done about an upload. */
export function UploadButtons({ upload, onGoOn, onCancel, onUndo }: UploadButtonsProps) {
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
  return canUndoNow(upload) ? (
    <Button look="outline" onClick={() => onUndo(upload)}>
      Deshacer
    </Button>
  ) : null;
}

const canUndoNow = (upload: StoredUpload): boolean => canUndo(upload, Date.now());
