import { intlZone } from '#domain/kernel/shop-zone-names.ts';
import { dayInFull, shortDay } from '#domain/kernel/written-days.ts';
import { lineAmount, quoteAmounts } from '#domain/quotes/quote-amounts.ts';
import type { RepairStatus } from '#domain/workshop/repair-status.ts';
import { useShopDay } from '#product-page/use-shop-day.ts';
import type { BackendConfig } from '#rest/backend-config.ts';
import { useConnection } from '#store/connection-store.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { FolioHeading } from '../page/FolioHeading.tsx';
import { AskedNote } from '../quotes/AskedNote.tsx';
import { PlainLines } from '../quotes/PlainLines.tsx';
import { useStoreLinks } from '../shell/store-links.ts';
import type { LastRepair } from './kept-repairs.ts';
import css from './RepairScreen.module.css';
import { explained, placeOf, stateForCustomer, USUAL_WAY } from './repair-words.ts';
import { ShownPhotos } from './ShownPhotos.tsx';
import { useRepair } from './use-repair.ts';

interface RepairStatusPageProps {
  readonly secreto: string;
  readonly readConfig: () => Promise<BackendConfig>;
}

/** How a repair goes, live while the page is open; without a network what was last seen, with its time. Nothing of the person. */
export function RepairStatusPage({ secreto, readConfig }: RepairStatusPageProps) {
  const [answer, again] = useRepair(secreto, readConfig);
  const isReachable = useConnection((state) => state.reachable);
  const { chatHref } = useStoreLinks();
  const { last } = answer;
  // The listener says nothing of a server that has gone.
  const asked = answer.asked === 'answered' && !isReachable ? 'unreachable' : answer.asked;
  const folio = last?.status.folio;
  return (
    <>
      <FolioHeading kind="Reparación" folio={folio} />
      <div aria-live="polite">
        <AskedNote asked={asked} since={last && momentOf(last)} what="una reparación" again={again} />
        {last && <RepairState status={last.status} />}
      </div>
      {last && <RepairCost status={last.status} />}
      {last && <ShownPhotos photos={last.status.fotos ?? []} />}
      <div className={css['actions']}>
        <ButtonLink look="whatsapp" href={chatHref(folio ? `folio ${folio}` : 'mi reparación')}>
          {last?.status.estado === 'diagnostico' ? 'Responder por WhatsApp' : 'Preguntar por WhatsApp'}
        </ButtonLink>
        {last && (
          <Button look="outline" data-print onClick={() => print()}>
            Imprimir
          </Button>
        )}
      </div>
    </>
  );
}

/** `el 23 nov a las 14:05`. */
function momentOf({ at }: LastRepair): string {
  const hour = new Intl.DateTimeFormat('es-MX', { hour: 'numeric', minute: '2-digit', timeZone: intlZone() });
  return `el ${shortDay(at)} a las ${hour.format(at)}`;
}

function RepairState({ status }: { readonly status: RepairStatus }) {
  const { estado, articulo, promesa, hasta, diagnostico } = status;
  const today = useShopDay();
  const place = placeOf(estado);
  return (
    <>
      <p className={css['article']}>{articulo}</p>
      <p className={css['intro']}>
        <b>{stateForCustomer[estado]}.</b> {explained(status)}
      </p>
      {place >= 0 && (
        <ol className={css['way']}>
          {USUAL_WAY.map((step, at) => (
            <li key={step} data-done={at <= place || undefined} aria-current={at === place ? 'step' : undefined}>
              {stateForCustomer[step]}
            </li>
          ))}
        </ol>
      )}
      {promesa && <p className={css['day']}>{promisedText(promesa, today)}</p>}
      {hasta && <p className={css['day']}>{keptText(hasta, today)}</p>}
      {diagnostico && (
        <section className={css['found']}>
          <h2>Diagnóstico</h2>
          <p>{diagnostico}</p>
        </section>
      )}
    </>
  );
}

function promisedText(promesa: string, today: string): string {
  return promesa < today
    ? `La esperábamos lista el ${dayInFull(promesa)} y nos atrasamos; en cuanto esté te avisamos.`
    : `La esperamos lista el ${dayInFull(promesa)}.`;
}

function keptText(hasta: string, today: string): string {
  return hasta < today
    ? `Te la guardamos hasta el ${dayInFull(hasta)} y ese plazo ya venció: escríbenos o pasa por ella cuanto antes.`
    : `Te la guardamos hasta el ${dayInFull(hasta)}.`;
}

/** What the repair costs, line by line. */
function RepairCost({ status: { lineas, garantia, diagnostico } }: { readonly status: RepairStatus }) {
  if (lineas.length === 0)
    return garantia && diagnostico ? <p className={css['day']}>Sin costo: lo cubre la garantía.</p> : null;
  const amounts = quoteAmounts({ lineas });
  return (
    <section aria-label="Presupuesto" className={css['cost']}>
      <h2>Presupuesto</h2>
      <PlainLines
        lines={lineas.map((line) => ({ ...line, each: line.precio, amount: lineAmount(line) }))}
        total={amounts && { name: 'Total, con IVA', amount: amounts.total }}
        open="Por confirmar"
      />
    </section>
  );
}
