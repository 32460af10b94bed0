import { type StoreProfile, storeProfile } from './store-profile.ts';

/** What is true of one store and is not changed in «Ajustes»: another store changes this file. Apart from the profile, because no first screen needs it. */
export interface BuiltStore {
  /** Pictures of the store itself, as an image descriptor's `imagen`; a page does without those that are absent. */
  readonly pictures: { readonly front?: string; readonly workshop?: string; readonly experience?: string };
  /** Of the front's picture, for chats. */
  readonly frontSize: { readonly ancho: number; readonly alto: number };
  /** Digits that end the kiosk mode of a device that was not paired in «Ajustes». They are in the page's code, where anybody can read them. */
  readonly kioskPin: string;
}

export const builtStore: BuiltStore = {
  pictures: {
    front: '/demo/fachada-1600.webp',
    workshop: '/demo/taller-1600.webp',
    experience: '/demo/centro-experiencia-1600.webp',
  },
  frontSize: { ancho: 1600, alto: 1600 },
  kioskPin: '1946',
};

/** The pictures of the store, which show the built one: a store of another name does without them. */
export const picturesOf = ({ name }: Pick<StoreProfile, 'name'>): BuiltStore['pictures'] =>
  name === storeProfile.name ? builtStore.pictures : {};
