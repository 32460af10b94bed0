import { RemovableChips } from '#ui/RemovableChips.tsx';
import { dropWaiting, removeChosen } from './compare-actions.ts';
import css from './FullNote.module.css';

interface FullNoteProps {
  readonly claves: readonly string[];
  readonly waiting: string;
  readonly nameOf: (clave: string) => string;
}

/** Said of a fifth product: which four there are, each a button that gives it its place. */
export function FullNote({ claves, waiting, nameOf }: FullNoteProps) {
  return (
    <div className={css['full']}>
      <p role="alert">
        Caben cuatro productos. Quita uno para comparar <b>{nameOf(waiting)}</b>:
      </p>
      <RemovableChips
        label="Productos que se comparan"
        chips={claves.map((clave) => ({ key: clave, name: nameOf(clave), onRemove: () => removeChosen(clave) }))}
        clear={{ name: 'Dejar los cuatro', run: dropWaiting }}
      />
    </div>
  );
}
