import css from './Counts.module.css';
import { countText } from './upload-labels.ts';

interface CountsProps {
  readonly counts: readonly { readonly value: number; readonly name: string; readonly isBad?: boolean }[];
}

/** Large numbers side by side, each over what it counts. */
export function Counts({ counts }: CountsProps) {
  return (
    <dl className={css['counts']}>
      {counts.map(({ value, name, isBad }) => (
        <div key={name} className={css['count']} data-bad={(isBad && value > 0) || undefined}>
          <dt>{name}</dt>
          <dd>{countText(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
