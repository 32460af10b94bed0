import { useStore } from 'zustand';
import { setShopZone } from '#domain/kernel/shop-zone.ts';
import { profileWith, type StoreSettings } from '#domain/settings/store-settings.ts';
import { type StoreProfile, storeProfile } from '#domain/store-profile.ts';
import { claimOnce, createOwnedStore } from './owned-store.ts';

const { store, write, open } = createOwnedStore<StoreProfile>(storeProfile);

/** The zone first: what follows the store asks for the day at once. */
function zoned(settings: Pick<StoreSettings, 'profile'> | undefined): StoreProfile {
  const profile = profileWith(settings);
  setShopZone(profile.zone);
  return profile;
}

/** The store's profile as its settings have it now. The mirror writes it, and the sign-in page before the mirror may. */
export const profileStore = store;
export const claimProfileWriter = claimOnce((settings: StoreSettings): void => write(zoned(settings), true));

export const claimSignInProfile = claimOnce((settings: StoreSettings): void => write(zoned(settings), true));

/** Begins with the profile that a page was rendered with. */
export const claimServedProfile = claimOnce((settings: StoreSettings | undefined): void => open(zoned(settings)));

export function useStoreProfile(): StoreProfile {
  return useStore(profileStore);
}
