import { ReorderHandle } from '#ui/ReorderHandle.tsx';
import { useReorder } from '#ui/use-reorder.ts';
import { RemoveButton } from '../forms/RemoveButton.tsx';
import css from './PickedList.module.css';

interface Picked {
  readonly id: string;
  readonly name: string;
}

interface PickedListProps {
  readonly label: string;
  readonly items: readonly Picked[];
  readonly problem: string | undefined;
  readonly onChange: (ids: readonly string[]) => void;
}

const idOf = ({ id }: Picked): string => id;

/** The picked items, which can be reordered and removed. */
export function PickedList({ label, items, problem, onChange }: PickedListProps) {
  const { shown, container, announcement, handleProps } = useReorder(items, idOf, (ordered) =>
    onChange(ordered.map(idOf)),
  );
  return (
    <>
      {shown.length > 0 && (
        <ul ref={container} className={css['items']} aria-label={label}>
          {shown.map(({ id, name }) => (
            <li key={id} className={css['item']} data-reorder={id}>
              {items.length > 1 && <ReorderHandle {...handleProps(id, name)} />}
              <span className={css['name']}>{name}</span>
              <RemoveButton what={name} onClick={() => onChange(items.map(idOf).filter((other) => other !== id))} />
            </li>
          ))}
        </ul>
      )}
      <p aria-live="polite" className={problem ? css['problem'] : 'visually-hidden'}>
        {problem ?? announcement}
      </p>
    </>
  );
}
