import { readSettings } from '#domain/settings/parse-settings.ts';
import { profileWith } from '#domain/settings/store-settings.ts';
import { SETTINGS, type Subject } from '#domain/settings/subjects.ts';
import type { StoreProfile } from '#domain/store-profile.ts';
import type { HostedDatabase } from '../databases/hosted-database.ts';
import type { Collection } from '../engine/collection.ts';
import { plainFields } from '../engine/plain-fields.ts';

/** What some subjects of the settings say of the store at that moment; of the others it is the built profile. */
export function profileOf(settings: Pick<Collection, 'get'> | undefined, subjects: readonly Subject[]): StoreProfile {
  const documents = subjects.flatMap((id) => {
    const stored = settings?.get(id);
    return stored ? [{ id, fields: plainFields(stored.fields) }] : [];
  });
  return profileWith(readSettings(documents).settings);
}

/** What a mail says of the store: its name and by whose clock it is. */
export function senderOf({ state }: Pick<HostedDatabase, 'state'>): Pick<StoreProfile, 'name' | 'zone'> {
  const settings = state.collections().find(({ path }) => path === SETTINGS);
  return profileOf(settings, ['datos', 'horario']);
}
