import type { RepairState } from '#domain/workshop/repair-state.ts';
import type { RepairStatus } from '#domain/workshop/repair-status.ts';

/** The states of a repair in the customer's words. */
export const stateForCustomer: Readonly<Record<RepairState, string>> = {
  recibida: 'Recibida',
  diagnostico: 'Diagnóstico listo',
  autorizada: 'Autorizada',
  'no-autorizada': 'Sin reparar',
  'en-reparacion': 'En reparación',
  reparada: 'Lista',
  entregada: 'Entregada',
  cancelada: 'Cancelada',
};

/** The usual way of a repair. */
export const USUAL_WAY: readonly RepairState[] = ['recibida', 'diagnostico', 'en-reparacion', 'reparada', 'entregada'];

/** How far along the usual way a state is; -1 where it is none of it. */
export function placeOf(estado: RepairState): number {
  // What was authorised waits for its turn, and has its diagnosis behind it.
  return USUAL_WAY.indexOf(estado === 'autorizada' ? 'diagnostico' : estado);
}

/** What a state means to the customer, and what they have to do. */
export function explained({ estado, lineas, garantia }: RepairStatus): string {
  switch (estado) {
    case 'recibida':
      return 'La tenemos en el taller. En cuanto la revisemos te damos el diagnóstico y el presupuesto.';
    case 'diagnostico':
      return lineas.length === 0 && garantia
        ? 'Ya la revisamos. La garantía cubre la reparación; confírmanos y la empezamos.'
        : 'Ya la revisamos. No la reparamos sin tu autorización: respóndenos por WhatsApp o llámanos.';
    case 'autorizada':
      return 'La autorizaste y está por entrar a reparación.';
    case 'no-autorizada':
      return 'No se autorizó la reparación. Puedes pasar por ella como llegó.';
    case 'en-reparacion':
      return 'La estamos reparando. Te avisamos cuando esté lista.';
    case 'reparada':
      return 'Ya puedes pasar por ella. Trae tu recibo o una identificación.';
    case 'entregada':
      return 'Te la entregamos. Gracias por tu confianza.';
    case 'cancelada':
      return 'La reparación se canceló. Si fue un error, escríbenos.';
  }
}
