import { useState } from 'react';
import type { ProductImage } from '#domain/catalogue/product.ts';
import { roomText } from '#domain/staff/files/picture-problem-text.ts';
import { useStaff } from '../../staff.ts';
import { addPicture } from './add-picture.ts';
import { useCountedPreparing } from './use-pictures-ready.ts';

/** A file that was not added, or not as it was, and why. */
export interface Refusal {
  readonly name: string;
  readonly reason: string;
}

interface AddPictures {
  /** How many pictures are being resized now. */
  readonly preparing: number;
  readonly refusals: readonly Refusal[];
  readonly add: (files: readonly File[]) => Promise<void>;
}

/**
 * Adds files to a list of pictures, one after the other. A file that fails is listed in `refusals`.
 * @param repair the repair that they are of; `null` for pictures of the catalogue.
 * @param room how many more pictures the list can have, counting those that are being resized as not added yet.
 */
export function useAddPictures(
  room: number,
  max: number,
  onChange: (change: (images: readonly ProductImage[]) => readonly ProductImage[]) => void,
  repair: string | null = null,
): AddPictures {
  const { uploads } = useStaff();
  const [preparing, setPreparing] = useState(0);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  useCountedPreparing(preparing > 0);

  async function add(files: readonly File[]) {
    const taken = files.slice(0, Math.max(0, room - preparing));
    const left = files.slice(taken.length);
    setRefusals(left.map(({ name }) => ({ name, reason: roomText(max) })));
    setPreparing((count) => count + taken.length);
    for (const file of taken) {
      const added = await addPicture(uploads, file, repair);
      setPreparing((count) => count - 1);
      if (!added.ok) {
        uploads.countRefused();
        setRefusals((before) => [...before, { name: file.name, reason: added.error }]);
        continue;
      }
      const { image, animated } = added.value;
      if (animated) {
        setRefusals((before) => [...before, { name: file.name, reason: 'Era una animación: quedó su primer cuadro.' }]);
      }
      onChange((now) => (now.some(({ imagen }) => imagen === image.imagen) ? now : [...now, image]));
    }
  }

  return { preparing, refusals, add };
}
