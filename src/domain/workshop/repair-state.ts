/** States that are stored, in the order a repair goes through them. */
export const REPAIR_STATES = [
  'recibida',
  'diagnostico',
  'autorizada',
  'no-autorizada',
  'en-reparacion',
  'reparada',
  'entregada',
  'cancelada',
] as const;

export type RepairState = (typeof REPAIR_STATES)[number];

export const repairStateName: Readonly<Record<RepairState, string>> = {
  recibida: 'Por diagnosticar',
  diagnostico: 'Por autorizar',
  autorizada: 'Autorizada',
  'no-autorizada': 'No autorizada',
  'en-reparacion': 'En reparación',
  reparada: 'Lista para entregar',
  entregada: 'Entregada',
  cancelada: 'Cancelada',
};

/** Where a repair may go from each state. The first one is the usual next step. */
const nextStates: Readonly<Record<RepairState, readonly RepairState[]>> = {
  recibida: ['diagnostico', 'cancelada'],
  diagnostico: ['autorizada', 'no-autorizada', 'cancelada'],
  // It may cost more than the customer authorised.
  autorizada: ['en-reparacion', 'diagnostico', 'cancelada'],
  // The customer may still say yes, and takes the article home unrepaired otherwise.
  'no-autorizada': ['entregada', 'autorizada'],
  // Another fault may be found with the article open; then the customer is asked again.
  'en-reparacion': ['reparada', 'diagnostico', 'cancelada'],
  reparada: ['entregada', 'en-reparacion'],
  entregada: [],
  // What is cancelled is still in the store until its owner takes it.
  cancelada: ['entregada', 'recibida'],
};

/** The states that a repair may be moved to, the usual one first. */
export function statesAfter(from: RepairState): readonly RepairState[] {
  return nextStates[from];
}

/** Whether staff may take a repair from one state to another. */
export function canBecome(from: RepairState, to: RepairState): boolean {
  return nextStates[from].includes(to);
}

/** Whether the article is at its owner's or may be handed to them as it is: a paper of the delivery printed before says what is not so. */
export function isDeliverable(estado: RepairState): boolean {
  return estado === 'entregada' || canBecome(estado, 'entregada');
}

/** Whether the article is still in the store: one whose repair was cancelled is there until its owner takes it. */
export function isInStore(estado: RepairState): boolean {
  return estado !== 'entregada';
}

/** Whether the article is still in the store and somebody has something to do with it. */
export function isOpen(estado: RepairState): boolean {
  return isInStore(estado) && estado !== 'cancelada';
}

/** The states of what is in the store, as a query asks for it. */
export const STATES_IN_STORE: readonly RepairState[] = REPAIR_STATES.filter(isInStore);

/** Whether the article waits for its owner to take it home. */
export function waitsForOwner(estado: RepairState): boolean {
  return estado === 'reparada' || estado === 'no-autorizada';
}
