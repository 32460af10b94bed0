import { readSettings } from '#domain/settings/parse-settings.ts';
import { profileWith } from '#domain/settings/store-settings.ts';
import { SETTINGS } from '#domain/settings/subjects.ts';
import type { HostedDatabase } from '../databases/hosted-database.ts';
import { plainFields } from '../engine/plain-fields.ts';

/** What the store is called in its settings at that moment. */
export function storeNameOf({ state }: Pick<HostedDatabase, 'state'>): string {
  const stored = state
    .collections()
    .find(({ path }) => path === SETTINGS)
    ?.get('datos');
  const documents = stored ? [{ id: 'datos', fields: plainFields(stored.fields) }] : [];
  return profileWith(readSettings(documents).settings).name;
}
