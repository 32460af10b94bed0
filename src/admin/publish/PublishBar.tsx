import { instantToMilliseconds, parseInstant } from '#domain/kernel/instant.ts';
import { several } from '#domain/kernel/several.ts';
import type { PublishRefusal } from '#domain/snapshot/publish-plan.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { usePublishing } from '#store/publish-store.ts';
import { selectIsMember, useSession } from '#store/session-store.ts';
import { Button } from '#ui/Button.tsx';
import { useIsCurrent } from '../shared/products/use-products.ts';
import { momentText } from '../shared/texts/moment-text.ts';
import { useStaff } from '../staff.ts';
import { publishedText, refusalText, stepText } from './outcome-text.ts';
import css from './PublishBar.module.css';

/** When the catalogue was published, how many products changed since, and the buttons that publish it. */
export function PublishBar() {
  const { publisher } = useStaff();
  const { delta, publishedAt } = useCatalogue((state) => state.snapshot);
  const isKnown = useIsCurrent();
  const step = usePublishing((state) => state.step);
  const canPublish = useSession(selectIsMember);
  const at = parseInstant(publishedAt);
  // Both buttons stay while it publishes: a second press, or one at the moment in which it begins by itself, would meet "Cancelar" in their place.
  const held = { disabled: !canPublish, 'aria-disabled': step !== null };
  return (
    <section className={css['bar']} aria-label="Publicación">
      <dl className={css['facts']}>
        <div>
          <dt>Última publicación</dt>
          <dd>{at ? momentText(instantToMilliseconds(at)) : isKnown ? 'Todavía ninguna' : '…'}</dd>
        </div>
        <div>
          <dt>Desde entonces</dt>
          <dd>{isKnown ? several(delta, 'producto cambió', 'productos cambiaron') : '…'}</dd>
        </div>
      </dl>
      <div className={css['actions']}>
        <Button {...held} onClick={() => void publisher.publishNow()}>
          Publicar ahora
        </Button>
        <Button {...held} look="outline" onClick={() => void publisher.publishNow({ rebuild: true })}>
          Publicar todo de nuevo
        </Button>
        {step !== null && (
          <Button look="outline" onClick={publisher.cancel}>
            Cancelar
          </Button>
        )}
      </div>
      <Outcome />
    </section>
  );
}

function Outcome() {
  const step = usePublishing((state) => state.step);
  const last = usePublishing((state) => state.last);
  return (
    <div aria-live="polite" className={css['outcome']}>
      {step !== null ? (
        <p>
          <progress className={css['progress']} aria-label="Publicando" /> {stepText(step)}
        </p>
      ) : last?.ok ? (
        <p className={css['done']}>{publishedText(last.value)}</p>
      ) : (
        last && <Refusal refusal={last.error} />
      )}
    </div>
  );
}

const LISTED = 10;

function Refusal({ refusal }: { readonly refusal: PublishRefusal }) {
  const { publisher } = useStaff();
  return (
    <div className={css['refusal']}>
      <p>{refusalText(refusal)}</p>
      {refusal.kind === 'unreadable-products' && (
        <ul>
          {refusal.problems.slice(0, LISTED).map(({ id, problem }) => (
            <li key={id}>
              <code>{id}</code>: revisa «{problem.split(':')[0]}»
            </li>
          ))}
          {refusal.problems.length > LISTED && <li>y {refusal.problems.length - LISTED} más</li>}
        </ul>
      )}
      {refusal.kind === 'count-changed' && (
        <Button onClick={() => void publisher.publishNow({ countConfirmed: true })}>
          Publicar con {several(refusal.after, 'producto', 'productos')}
        </Button>
      )}
    </div>
  );
}
