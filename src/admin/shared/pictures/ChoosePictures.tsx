import { type ChangeEvent, type DragEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { CameraIcon } from '#ui/icons/CameraIcon.tsx';
import { PlusIcon } from '#ui/icons/PlusIcon.tsx';
import css from './ImagesField.module.css';

interface ChoosePicturesProps {
  readonly label: string;
  readonly isSingle: boolean;
  /** Whether another picture may be added; without room only the hidden inputs are rendered. */
  readonly hasRoom: boolean;
  readonly chooser: RefObject<HTMLInputElement | null>;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Adds pictures to a form: chosen, taken with the camera, dropped or pasted. */
export function ChoosePictures({ label, isSingle, hasRoom, chooser, onFiles }: ChoosePicturesProps) {
  const camera = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  function take(list: FileList | null | undefined) {
    if (list && list.length > 0) onFiles([...list]);
  }
  function onChosen({ target }: ChangeEvent<HTMLInputElement>) {
    take(target.files);
    // Without this, choosing the same photo again after removing it fires no event.
    target.value = '';
  }
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (!event.clipboardData || event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take(event.clipboardData.files);
  });
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('paste', (event) => onPaste(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);

  const drop = {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer.files);
    },
  };

  return (
    <>
      {hasRoom && (
        <div className={classNames(css['drop'], isOver && css['over'])} {...drop}>
          <div className={css['choose']}>
            <Button look="outline" onClick={() => chooser.current?.click()}>
              <PlusIcon size={18} /> {isSingle ? 'Elegir foto' : 'Elegir fotos'}
            </Button>
            <span className={css['camera']}>
              <Button look="outline" onClick={() => camera.current?.click()}>
                <CameraIcon size={18} /> Tomar foto
              </Button>
            </span>
          </div>
          <p className={css['hint']}>
            También puedes soltarlas aquí o pegarlas. La ubicación y los datos de la cámara se borran.
          </p>
        </div>
      )}
      <input
        ref={chooser}
        type="file"
        className={css['input']}
        accept="image/*"
        multiple={!isSingle}
        aria-label={label}
        tabIndex={-1}
        onChange={onChosen}
      />
      <input
        ref={camera}
        type="file"
        className={css['input']}
        accept="image/*"
        capture="environment"
        aria-label={`${label}: cámara`}
        tabIndex={-1}
        onChange={onChosen}
      />
    </>
  );
}
