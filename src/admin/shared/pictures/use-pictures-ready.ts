import { useEffect } from 'react';
import { uploadStore, useUploads } from '#store/upload-store.ts';
import { useStaff } from '../../staff.ts';
import { useHeldPress } from '../forms/use-held-press.ts';

const WAITS_FOR_PICTURES = 'Se prepara una foto. Se guarda en cuanto termine.';

/** Says to the form around it whether its pictures are being made ready. */
export function useCountedPreparing(isPreparing: boolean): void {
  const { uploads } = useStaff();
  useEffect(() => (isPreparing ? uploads.countPreparing() : undefined), [isPreparing, uploads]);
}

/** Whether the form has all pictures that were added to it. */
export const useArePicturesReady = (): boolean => useUploads(({ preparing }) => preparing === 0);

/**
 * Holds a save until the pictures that were added are ready, because a form that is saved and left would be without them. Where one of them is
 * refused meanwhile nothing is saved: the person has to see it. `waits` says that it is held, and is empty otherwise.
 */
export function useSaveWithPictures<What = void>(save: (what: What) => void) {
  const held = useHeldPress(
    useArePicturesReady(),
    ({ what, refused }: { readonly what: What; readonly refused: number }) => {
      if (refusedNow() === refused) save(what);
    },
  );
  return {
    press: (what: What) => held.press({ what, refused: refusedNow() }),
    drop: held.drop,
    waits: held.isHeld ? WAITS_FOR_PICTURES : '',
  };
}

const refusedNow = (): number => uploadStore.getState().refused;
