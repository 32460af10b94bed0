import { greetingOf } from '#domain/kernel/greeting.ts';
import { formatCentavos } from '#domain/kernel/money.ts';
import { dayInFull } from '#domain/kernel/written-days.ts';
import { quoteAmounts } from '#domain/quotes/quote-amounts.ts';
import { shownText } from '#domain/quotes/shown-text.ts';
import { articleText, type RepairData } from './repair.ts';
import type { RepairState } from './repair-state.ts';

export interface RepairMessageParts {
  readonly store: string;
  readonly folio: string;
  readonly estado: RepairState;
  readonly data: Pick<
    RepairData,
    'nombre' | 'articulo' | 'marca' | 'modelo' | 'garantia' | 'diagnostico' | 'lineas' | 'promesa'
  >;
  /** Last day that the article is kept; empty while it does not wait for its owner. */
  readonly hasta: string;
  /** The shop's day. */
  readonly today: string;
  /** The customer's page. */
  readonly link: string;
}

/** A diagnosis longer than this is cut in a chat message; the page has all of it. */
const LONGEST_DIAGNOSIS = 600;

/** What is written to the customer in each state: what happened, what it costs, what they have to do, and where to look. */
export function repairMessage({ store, folio, estado, data, hasta, today, link }: RepairMessageParts): string {
  const greeting = `${greetingOf(data.nombre)}, te escribimos de ${store}.`;
  const news = newsOf(estado, articleText(data), data, keptText(hasta, today), today);
  return [greeting, ...news, `Folio ${folio}. Consulta cómo va: ${link}`].join('\n');
}

function newsOf(
  estado: RepairState,
  article: string,
  { diagnostico, garantia, lineas, promesa }: RepairMessageParts['data'],
  kept: string,
  today: string,
): string[] {
  const total = quoteAmounts({ lineas })?.total;
  // A line whose price is still open is not free.
  const isFree = garantia && lineas.length === 0;
  switch (estado) {
    case 'recibida':
      return [`Recibimos tu equipo: ${article}. En cuanto lo revisemos te mandamos el diagnóstico.`];
    case 'diagnostico':
      return [
        `Ya revisamos tu equipo: ${article}.`,
        ...(diagnostico ? [`Diagnóstico: ${shownText(diagnostico, LONGEST_DIAGNOSIS)}`] : []),
        ...costLine(total, isFree),
        total === undefined ? '¿Lo reparamos? Respóndenos sí o no.' : '¿Autorizas la reparación? Respóndenos sí o no.',
      ];
    case 'autorizada':
      return [`Quedó autorizada la reparación de tu equipo: ${article}.`, ...promiseLine(promesa, today)];
    case 'no-autorizada':
      return [`No reparamos tu equipo, como nos pediste: ${article}. Ya puedes pasar por él.${kept}`];
    case 'en-reparacion':
      return [`Estamos reparando tu equipo: ${article}.`, ...promiseLine(promesa, today)];
    case 'reparada':
      return [
        `Tu equipo está listo: ${article}. Ya puedes pasar por él con tu comprobante.${kept}`,
        ...costLine(total, isFree),
      ];
    case 'entregada':
      return [`Entregamos tu equipo: ${article}. Gracias por tu confianza.`];
    case 'cancelada':
      return [`Cancelamos la reparación de tu equipo: ${article}. Si sigue en la tienda, puedes pasar por él.`];
  }
}

function costLine(total: number | undefined, isFree: boolean): string[] {
  if (total !== undefined) return [`Total con IVA: ${formatCentavos(total)}`];
  return isFree ? ['Sin costo: lo cubre la garantía.'] : [];
}

function promiseLine(promesa: string, today: string): string[] {
  if (!promesa) return [];
  return promesa < today
    ? [`Lo esperábamos listo el ${dayInFull(promesa)} y nos atrasamos; en cuanto esté te avisamos.`]
    : [`Lo esperamos listo el ${dayInFull(promesa)}; te avisamos.`];
}

function keptText(hasta: string, today: string): string {
  if (!hasta) return '';
  return hasta < today
    ? ` Te lo guardamos hasta el ${dayInFull(hasta)} y ese plazo ya venció: pasa por él cuanto antes.`
    : ` Te lo guardamos hasta el ${dayInFull(hasta)}.`;
}
