import type { Instant } from '#domain/kernel/instant.ts';
import type { TextPage } from '#domain/page-text/page-text.ts';
import { type StoreProfile, storeProfile } from '#domain/store-profile.ts';

/** What the documents of `ajustes` say, as far as they have been read. */
export interface StoreSettings {
  /** The fields of the profile that they have; the others are the built profile's. */
  readonly profile: Partial<StoreProfile>;
  /** When the last of them was written; `null` where there are none. */
  readonly through: Instant | null;
  /** The id of that document; absent where an earlier version of the site read them. */
  readonly last?: string | undefined;
  /** Time of the change marker of deleted categories and subcategories (see `change-markers.ts`); absent where none was deleted. */
  readonly menusDeleted?: Instant | undefined;
  /** Time of the change marker of written categories and subcategories, and of the one of the search's words; absent where there is none. */
  readonly menusWritten?: Instant | undefined;
  readonly wordsWritten?: Instant | undefined;
  /** The version of what read them, see `SETTINGS_SHAPE`; 0 where texts were left out. */
  readonly shape: number;
}

/** The whole profile of the store. */
export function profileWith(settings: Pick<StoreSettings, 'profile'> | undefined): StoreProfile {
  return { ...storeProfile, ...settings?.profile };
}

/** The shape of settings that lack texts: what keeps them reads all documents again. */
const PARTIAL_SHAPE = 0;

/** Whether nothing of them was left out. */
export const isWhole = ({ shape }: StoreSettings): boolean => shape !== PARTIAL_SHAPE;

/** The settings as a page carries them: of the texts only its own, because together they are larger than most pages. */
export function settingsForPage(settings: StoreSettings, page: TextPage | null): StoreSettings {
  const { texts = {}, ...profile } = settings.profile;
  const own = page ? texts[page] : undefined;
  if (Object.keys(texts).length === (own ? 1 : 0)) return settings;
  return {
    ...settings,
    profile: { ...profile, ...(page && own && { texts: { [page]: own } }) },
    shape: PARTIAL_SHAPE,
  };
}

/**
 * Of what came with a page and what the device has kept, the one that was written later: a host may have kept the page for days. Of two that were
 * written at one time the device's is the whole one.
 */
export function newerSettings(
  served: StoreSettings | undefined,
  kept: StoreSettings | undefined,
): StoreSettings | undefined {
  if (!served || !kept) return served ?? kept;
  const isNewer =
    kept.through === served.through ? kept.shape > served.shape : (kept.through ?? '') > (served.through ?? '');
  return isNewer ? kept : served;
}
