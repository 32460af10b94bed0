import { useEffect, useRef } from 'react';
import type { ProductImage } from '#domain/catalogue/product.ts';
import { MOST_PHOTOS, type RepairPhoto, withPhotos } from '#domain/workshop/repair-photos.ts';
import { FieldWithNews } from '../shared/forms/FieldWithNews.tsx';
import { FormSection } from '../shared/forms/FormSection.tsx';
import { AddedNotes } from '../shared/pictures/AddedNotes.tsx';
import { ChoosePictures } from '../shared/pictures/ChoosePictures.tsx';
import { useAddPictures } from '../shared/pictures/use-add-pictures.ts';
import { useStaff } from '../staff.ts';
import { RepairPhotoCard } from './RepairPhotoCard.tsx';
import css from './RepairPhotos.module.css';
import type { RepairFormState } from './use-repair-form.ts';

const imagesOf = (photos: readonly RepairPhoto[]): readonly ProductImage[] =>
  photos.map(({ archivo }) => ({ imagen: archivo, alt: '', ancho: 0, alto: 0 }));

/** The photographs of what was left: made smaller on the device, sent when there is a network, and shown to the customer one by one. */
export function RepairPhotos({ state }: { readonly state: RepairFormState }) {
  const { uploads } = useStaff();
  const { fotos } = state.form;
  const chooser = useRef<HTMLInputElement>(null);
  // A photograph is ready a while after it was chosen, when the form may be another one.
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  const change = (next: (photos: readonly RepairPhoto[]) => readonly RepairPhoto[]): void =>
    latest.current.set({ fotos: next(latest.current.form.fotos) });
  const { preparing, refusals, add } = useAddPictures(
    MOST_PHOTOS - fotos.length,
    MOST_PHOTOS,
    (next) =>
      change((now) =>
        withPhotos(
          now,
          next(imagesOf(now)).map(({ imagen }) => imagen),
        ),
      ),
    state.repair.id,
  );

  function remove(photo: RepairPhoto) {
    change((now) => now.filter(({ archivo }) => archivo !== photo.archivo));
    // One that was saved is deleted by the edit that takes it out.
    if (!state.repair.fotos.some(({ archivo }) => archivo === photo.archivo))
      void uploads.forgetPhotos([photo.archivo]);
    chooser.current?.focus();
  }

  return (
    <FormSection
      title="Fotos"
      hint={`Cómo llegó y qué se encontró: hasta ${MOST_PHOTOS}. El cliente solo ve las que marques.`}
    >
      <FieldWithNews of="fotos">
        {fotos.length > 0 && (
          <ul className={css['cards']} aria-label="Fotos">
            {fotos.map((photo, at) => (
              <RepairPhotoCard
                key={photo.archivo}
                photo={photo}
                name={`la foto ${at + 1}`}
                onToggle={() =>
                  change((now) =>
                    now.map((one) => (one.archivo === photo.archivo ? { ...one, visible: !photo.visible } : one)),
                  )
                }
                onRemove={() => remove(photo)}
              />
            ))}
          </ul>
        )}
        <ChoosePictures
          label="Fotos de la reparación"
          isSingle={false}
          hasRoom={fotos.length + preparing < MOST_PHOTOS}
          chooser={chooser}
          // The field shows the outcome of each file.
          onFiles={(files) => void add(files)}
        />
        <div className={css['notes']} aria-live="polite">
          <AddedNotes preparing={preparing} refusals={refusals} />
        </div>
      </FieldWithNews>
    </FormSection>
  );
}
