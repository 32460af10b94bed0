import { dayInFull } from '#domain/kernel/written-days.ts';
import { areSameLines, lineFormsText } from '#domain/quotes/follow-answer.ts';
import { followFields, openFields } from '#domain/staff/forms/follow-fields.ts';
import { decideField } from '#domain/staff/forms/rebase-form.ts';
import { photosText } from '#domain/staff/people/people-documents.ts';
import { REPAIR_FIELDS, type RepairField, type RepairForm } from './repair-form.ts';
import { areSamePhotos } from './repair-photos.ts';

/** A repair's form and what each of its fields started from. */
export interface StartedRepair {
  readonly saved: RepairForm;
  readonly form: RepairForm;
}

/** A form over a newer repair. Lines are one field: they are what the customer pays for, and are never put together from two people's. */
export function followRepair(started: StartedRepair, theirs: RepairForm) {
  const { joined, ...followed } = followFields(REPAIR_FIELDS, isSameField, started, theirs);
  return { ...followed, joined: joined.filter((name) => name !== 'producto') };
}

/** The fields that somebody else changed while the person did, and that nobody has decided yet. The product is decided with the article's name. */
export function repairCollisions(started: StartedRepair, theirs: RepairForm): readonly RepairField[] {
  return openFields(REPAIR_FIELDS, isSameField, started, theirs).filter((name) => name !== 'producto');
}

/** The form after a person has chosen a side for one field; with the article's name goes the product that it is of. */
export function decideRepair(
  started: StartedRepair,
  theirs: RepairForm,
  name: RepairField,
  side: 'mine' | 'theirs',
): StartedRepair {
  const decided = decideField(started, theirs, name, side);
  return name === 'articulo' ? decideField(decided, theirs, 'producto', side) : decided;
}

/** Whether two forms say the same. */
export function isSameForm(a: RepairForm, b: RepairForm): boolean {
  return REPAIR_FIELDS.every((name) => isSameField(name, a, b));
}

/** What somebody made of a field, in words. */
export function repairFieldText(name: RepairField, before: RepairForm, after: RepairForm): string {
  if (name === 'lineas') return lineFormsText(before.lineas, after.lineas);
  if (name === 'fotos') return photosText(after.fotos) || 'Ninguna';
  const value = after[name];
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (value === '') return '(vacío)';
  return name === 'promesa' || name === 'compra' ? dayInFull(value) : value;
}

function isSameField(name: RepairField, a: RepairForm, b: RepairForm): boolean {
  if (name === 'fotos') return areSamePhotos(a.fotos, b.fotos);
  // Two people's name and product are never put together.
  if (name === 'producto') return a.producto === b.producto && a.articulo === b.articulo;
  return name === 'lineas' ? areSameLines(a.lineas, b.lineas) : a[name] === b[name];
}
