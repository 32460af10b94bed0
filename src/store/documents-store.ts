import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { StaffDocument } from '#domain/staff/staff-document.ts';
import type { Knowledge } from './catalogue-store.ts';

/** The collections that staff listen to whole: few and small, and none of them public as a whole. */
export type StaffCollection = 'borradores' | 'tutoriales' | 'cotizaciones';
export const STAFF_COLLECTIONS: readonly StaffCollection[] = ['borradores', 'tutoriales', 'cotizaciones'];

export interface StaffDocuments {
  readonly knowledge: Knowledge;
  readonly byId: ReadonlyMap<string, StaffDocument>;
}

const none: StaffDocuments = { knowledge: 'waiting', byId: new Map() };

/** What the staff's feeds say, as the server has it: unsent work lies over it, see `journal-store.ts`. */
export const documentsStore = createStore<Readonly<Record<StaffCollection, StaffDocuments>>>(() => ({
  borradores: none,
  tutoriales: none,
  cotizaciones: none,
}));

export function useDocuments(collection: StaffCollection): StaffDocuments {
  return useStore(documentsStore, (state) => state[collection]);
}
