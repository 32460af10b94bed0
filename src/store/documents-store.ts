import { useStore } from 'zustand';
import type { StaffDocument } from '#domain/staff/journal/staff-document.ts';
import type { Knowledge } from './catalogue-store.ts';
import { claimOnce, createOwnedStore } from './owned-store.ts';

/** The small collections that staff listen to as a whole, or by their latest documents. */
export type StaffCollection =
  | 'borradores'
  | 'tutoriales'
  | 'cotizaciones'
  | 'reparaciones'
  | 'papelera'
  | 'busquedasIgnoradas'
  | 'ajustes';
export const STAFF_COLLECTIONS: readonly StaffCollection[] = [
  'borradores',
  'tutoriales',
  'cotizaciones',
  'reparaciones',
  'papelera',
  'busquedasIgnoradas',
  'ajustes',
];

export interface StaffDocuments {
  readonly knowledge: Knowledge;
  readonly byId: ReadonlyMap<string, StaffDocument>;
  /** When the server last answered, in milliseconds of the device's clock; `null` while the documents are those of the device's cache. */
  readonly answeredAt: number | null;
}

const none: StaffDocuments = { knowledge: 'waiting', byId: new Map(), answeredAt: null };

const { store, write } = createOwnedStore<Readonly<Record<StaffCollection, StaffDocuments>>>({
  borradores: none,
  tutoriales: none,
  cotizaciones: none,
  reparaciones: none,
  papelera: none,
  busquedasIgnoradas: none,
  ajustes: none,
});

/** The documents of the staff's feeds as the server has them, without unsent edits, which are in `journal-store.ts`. */
export const documentsStore = store;
export const claimDocumentsWriter = claimOnce(write);

export function useDocuments(collection: StaffCollection): StaffDocuments {
  return useStore(documentsStore, (state) => state[collection]);
}
