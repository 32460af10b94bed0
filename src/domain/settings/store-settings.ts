import type { Instant } from '#domain/kernel/instant.ts';
import { type StoreProfile, storeProfile } from '#domain/store-profile.ts';

/** What the documents of `ajustes` say, as far as they have been read. */
export interface StoreSettings {
  /** The fields of the profile that they have; the others are the built profile's. */
  readonly profile: Partial<StoreProfile>;
  /** When the last of them was written; `null` where there are none. */
  readonly through: Instant | null;
  /** The version of what read them, see `SETTINGS_SHAPE`. */
  readonly shape: number;
}

/** The whole profile of the store. */
export function profileWith(settings: Pick<StoreSettings, 'profile'> | undefined): StoreProfile {
  return { ...storeProfile, ...settings?.profile };
}

/** Of what came with a page and what the device has kept, the one that was written later: a host may have kept the page for days. */
export function newerSettings(
  served: StoreSettings | undefined,
  kept: StoreSettings | undefined,
): StoreSettings | undefined {
  return served && kept ? ((kept.through ?? '') > (served.through ?? '') ? kept : served) : (served ?? kept);
}
