import css from './Change.module.css';
import { changeText } from './upload-labels.ts';

/** By how much a price changes: red is more expensive, green is cheaper. @param change 0.04 for four in a hundred; `null` without a price before */
export function Change({ change }: { readonly change: number | null }) {
  return (
    <span className={css['change']} data-way={change === null || change === 0 ? undefined : change > 0 ? 'up' : 'down'}>
      {change !== null && change !== 0 && <span aria-hidden="true">{change > 0 ? '▲' : '▼'} </span>}
      {changeText(change)}
    </span>
  );
}
