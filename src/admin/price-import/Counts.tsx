import { groupThousands } from '#domain/kernel/money.ts';
import css from './Counts.module.css';

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
          <dd>{groupThousands(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
