import { useState } from 'react';
import type { LabelFormat, Place } from '#domain/shelf-labels/label-formats.ts';
import { Button } from '#ui/Button.tsx';
import { LabelPage } from './LabelPage.tsx';
import css from './LabelPreview.module.css';
import type { MadeLabel } from './make-labels.ts';

interface LabelPreviewProps {
  readonly format: LabelFormat;
  readonly pages: readonly (readonly Place[])[];
  readonly labels: readonly MadeLabel[];
}

/** A page of labels as it will be printed. */
export function LabelPreview({ format, pages, labels }: LabelPreviewProps) {
  const [wanted, setWanted] = useState(0);
  const at = Math.min(wanted, pages.length - 1);
  const places = pages[at] ?? [];
  const name = format.rows === 1 ? 'Etiqueta' : 'Hoja';
  return (
    <section className={css['preview']} aria-label="Vista previa">
      <div className={css['paper']}>
        <LabelPage
          format={format}
          places={places}
          labels={labels}
          isPreview
          label={`${name} ${at + 1} de ${pages.length}: ${[...new Set(places.map(({ item }) => labels[item]?.name))].join(', ')}`}
        />
      </div>
      {pages.length > 1 && (
        <div className={css['turn']}>
          <Button look="outline" disabled={at === 0} onClick={() => setWanted(at - 1)}>
            Anterior
          </Button>
          <span aria-live="polite">
            {name} {at + 1} de {pages.length}
          </span>
          <Button look="outline" disabled={at === pages.length - 1} onClick={() => setWanted(at + 1)}>
            Siguiente
          </Button>
        </div>
      )}
    </section>
  );
}
