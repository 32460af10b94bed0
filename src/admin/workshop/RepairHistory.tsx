import type { Repair } from '#domain/workshop/repair.ts';
import { repairStateName } from '#domain/workshop/repair-state.ts';
import { FormSection } from '../shared/forms/FormSection.tsx';
import { momentText } from '../shared/texts/moment-text.ts';
import css from './RepairPage.module.css';

/** Who did what and when, the first first. */
export function RepairHistory({ repair: { historial } }: { readonly repair: Repair }) {
  return (
    <FormSection title="Historia">
      <ol className={css['history']}>
        {historial.map(({ estado, por, en, que = [] }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- steps are only added at the end.
          <li key={at}>
            {at === 0 ? 'Recibida' : estado === historial[at - 1]?.estado ? 'Editada' : repairStateName[estado]}{' '}
            <span>
              {momentText(en)} · {por}
            </span>
            {que.length > 0 && (
              <ul>
                {que.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </FormSection>
  );
}
