import { type ChangeEvent, type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ProductImage } from '#domain/catalogue/product.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { CameraIcon } from '#ui/icons/CameraIcon.tsx';
import { PlusIcon } from '#ui/icons/PlusIcon.tsx';
import { useReorder } from '#ui/use-reorder.ts';
import { useStaff } from '../../staff.ts';
import { addPicture } from './add-picture.ts';
import css from './ImagesField.module.css';
import { PictureCard } from './PictureCard.tsx';

interface ImagesFieldProps {
  readonly label: string;
  readonly images: readonly ProductImage[];
  /** Called with a function, as state setters are, because pictures are ready while other fields are being typed in. */
  readonly onChange: (change: (images: readonly ProductImage[]) => readonly ProductImage[]) => void;
  readonly max: number;
  /** Whether each picture says in words what it shows. Off where the text beside it does. */
  readonly described?: boolean;
  readonly problem?: string | undefined;
  readonly hint?: string | undefined;
}

interface Refusal {
  readonly name: string;
  readonly reason: string;
}

/** Pictures to choose, drop, paste or take; the first one is the main one. They are kept on the device at once and sent by themselves. */
export function ImagesField({ label, images, onChange, max, described = true, problem, hint }: ImagesFieldProps) {
  const { uploads } = useStaff();
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [preparing, setPreparing] = useState(0);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [isOver, setOver] = useState(false);
  const { shown, container, told, draggedKey, handleProps } = useReorder(
    images,
    ({ imagen }) => imagen,
    (ordered) => onChange(() => ordered),
  );
  const room = max - images.length - preparing;

  async function add(files: readonly File[]) {
    const taken = files.slice(0, Math.max(0, room));
    const left = files.slice(taken.length);
    setRefusals(left.map(({ name }) => ({ name, reason: `Aquí caben ${max === 1 ? 'una foto' : `${max} fotos`}.` })));
    setPreparing((count) => count + taken.length);
    for (const file of taken) {
      const added = await addPicture(uploads, file);
      setPreparing((count) => count - 1);
      if (!added.ok) {
        setRefusals((before) => [...before, { name: file.name, reason: added.error }]);
        continue;
      }
      const { image, animated } = added.value;
      if (animated) {
        setRefusals((before) => [...before, { name: file.name, reason: 'Era una animación: quedó su primer cuadro.' }]);
      }
      onChange((now) => (now.some(({ imagen }) => imagen === image.imagen) ? now : [...now, image]));
    }
  }

  // The field shows how each of them ends.
  const take = (list: FileList | null): void => void (list && list.length > 0 && add([...list]));
  const onChosen = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    take(target.files);
    // The same photo can be chosen again after it was taken out.
    target.value = '';
  };
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

  function remove(image: ProductImage) {
    onChange((now) => now.filter(({ imagen }) => imagen !== image.imagen));
    // A picture that was added on this page and is not sent yet is not sent any more.
    void uploads.forgetUpload(image.imagen);
    chooser.current?.focus();
  }

  return (
    <fieldset className={css['field']} aria-describedby={problem || hint ? `${id}-note` : undefined}>
      <legend className={css['label']}>{label}</legend>
      {shown.length > 0 && (
        <ul ref={container} className={css['cards']}>
          {shown.map((image, at) => {
            const name = max === 1 ? 'la foto' : `la foto ${at + 1}`;
            return (
              <PictureCard
                key={image.imagen}
                image={image}
                name={name}
                isFirst={at === 0}
                isDragged={draggedKey === image.imagen}
                handle={images.length > 1 ? handleProps(image.imagen, name) : undefined}
                onAlt={
                  described
                    ? (alt) =>
                        onChange((now) => now.map((one) => (one.imagen === image.imagen ? { ...one, alt } : one)))
                    : undefined
                }
                onRemove={() => remove(image)}
              />
            );
          })}
        </ul>
      )}
      {room > 0 && (
        <div className={classNames(css['drop'], isOver && css['over'])} {...drop}>
          <div className={css['choose']}>
            <Button look="outline" onClick={() => chooser.current?.click()}>
              <PlusIcon size={18} /> {max === 1 ? 'Elegir foto' : 'Elegir fotos'}
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
        multiple={max > 1}
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
      {(problem || hint) && (
        <p id={`${id}-note`} className={problem ? css['problem'] : css['hint']}>
          {problem ?? hint}
        </p>
      )}
      <div aria-live="polite">
        {preparing > 0 && (
          <p className={css['hint']}>{preparing === 1 ? 'Preparando una foto…' : `Preparando ${preparing} fotos…`}</p>
        )}
        {refusals.map(({ name, reason }) => (
          <p key={`${name} ${reason}`} className={css['problem']}>
            {name}: {reason}
          </p>
        ))}
        <p className="visually-hidden">{told}</p>
      </div>
    </fieldset>
  );
}
