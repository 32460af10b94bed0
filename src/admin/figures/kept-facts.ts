import type { DBSchema } from 'idb';
import { type KeptFacts, parseKeptFacts } from '#domain/figures/quote-facts.ts';
import { openDatabase } from '#platform/open-database.ts';

interface FiguresSchema extends DBSchema {
  cotizaciones: { key: 'leidas'; value: KeptFacts };
}

/** What the figures last read from the server, with nothing about a person in it. A copy: another shape is read again. */
const database = openDatabase<FiguresSchema>({ name: 'cuentas', version: 1, stores: ['cotizaciones'] });

export function readKeptFacts(): Promise<KeptFacts | null> {
  return database.use(async (db) => parseKeptFacts(await db.get('cotizaciones', 'leidas')));
}

export async function keepFacts(facts: KeptFacts): Promise<void> {
  await database.use((db) => db.put('cotizaciones', facts, 'leidas'));
}

/** Empties it when a person signs out. */
export function forgetFacts(): Promise<void> {
  return database.use((db) => db.clear('cotizaciones'));
}
