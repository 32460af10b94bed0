import { instantToMilliseconds } from '#domain/kernel/instant.ts';
import { formatCentavos } from '#domain/kernel/money.ts';
import { dayInFull } from '#domain/kernel/written-days.ts';
import { type QuoteTerms, quoteAmounts } from '#domain/quotes/quote-amounts.ts';
import { beyondAuthorised } from '#domain/workshop/authorised-amount.ts';
import type { Repair, RepairData } from '#domain/workshop/repair.ts';
import { repairStatusPath } from '#domain/workshop/repair-link.ts';
import { overdueOn } from '#domain/workshop/repair-list.ts';
import type { RepairState } from '#domain/workshop/repair-state.ts';
import { waitsForOwner } from '#domain/workshop/repair-state.ts';
import { momentText } from '../shared/texts/moment-text.ts';

/** When the article was received. */
export function receivedText({ creado }: Pick<Repair, 'creado'>): string {
  return momentText(instantToMilliseconds(creado));
}

/** Where the customer sees how the repair goes. */
export function repairHref({ secreto }: Pick<Repair, 'secreto'>): string {
  return `${location.origin}${repairStatusPath(secreto)}`;
}

/** What the customer pays, with IVA, in centavos; `null` while it is not known. */
export function totalOf({ lineas }: Pick<RepairData, 'lineas'>): number | null {
  return quoteAmounts({ lineas })?.total ?? null;
}

/** What staff read where a repair costs more by now than the customer authorised; empty where it does not. */
export function beyondText(repair: Pick<Repair, 'estado' | 'historial'>, data: Pick<QuoteTerms, 'lineas'>): string {
  const beyond = beyondAuthorised(repair, data);
  if (!beyond) return '';
  const { authorised, total } = beyond;
  const told =
    authorised === 0 ? 'El cliente autorizó que fuera sin costo' : `El cliente autorizó ${formatCentavos(authorised)}`;
  const next =
    repair.estado === 'reparada'
      ? 'Acuérdalo con él antes de entregarla.'
      : 'Pregúntale otra vez con «Necesita otro presupuesto».';
  return `${told} y el total ya es de ${formatCentavos(total)}. ${next}`;
}

/** Until when something has to happen, and whether that day has passed; empty where nothing is due. */
export function dueText(repair: Repair, today: string): string {
  const overdue = overdueOn(repair, today);
  const { estado, promesa, hasta } = repair;
  if (waitsForOwner(estado)) {
    if (hasta === '') return '';
    return overdue === 'expired' ? `Venció el ${dayInFull(hasta)}` : `Se guarda hasta el ${dayInFull(hasta)}`;
  }
  if (promesa === '' || estado === 'entregada' || estado === 'cancelada') return '';
  return overdue === 'late' ? `Atrasada: era para el ${dayInFull(promesa)}` : `Para el ${dayInFull(promesa)}`;
}

/** What the button of a step says. */
export function stepName(from: RepairState, to: RepairState): string {
  switch (to) {
    case 'recibida':
      return 'Reabrir';
    case 'diagnostico':
      return from === 'recibida' ? 'Diagnóstico listo' : 'Necesita otro presupuesto';
    case 'autorizada':
      return from === 'no-autorizada' ? 'Sí la autorizó' : 'El cliente autorizó';
    case 'no-autorizada':
      return 'No autorizó';
    case 'en-reparacion':
      return from === 'reparada' ? 'Volver a reparación' : 'Empezar la reparación';
    case 'reparada':
      return 'Reparada';
    case 'entregada':
      return 'Entregar';
    case 'cancelada':
      return 'Cancelar la reparación';
  }
}

/** What the next step is for, beside its button. */
export function nextStepHint(estado: RepairState): string {
  switch (estado) {
    case 'recibida':
      return 'Revísala, escribe el diagnóstico y el presupuesto, y márcalo listo.';
    case 'diagnostico':
      return 'Avísale al cliente y anota qué respondió. Al autorizar lleva fecha.';
    case 'autorizada':
      return 'Ya se puede reparar.';
    case 'no-autorizada':
      return 'Espera a que su dueño la recoja sin reparar.';
    case 'en-reparacion':
      return 'Cuando quede, márcala reparada y avísale al cliente.';
    case 'reparada':
      return 'Avísale al cliente. Al entregarla, imprime el comprobante y pide su firma.';
    case 'entregada':
      return 'Ya se entregó.';
    case 'cancelada':
      return 'Si sigue en la tienda, falta entregarla.';
  }
}
