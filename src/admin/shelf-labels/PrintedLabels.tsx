import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { LabelFormat, Place } from '#domain/shelf-labels/label-formats.ts';
import { LabelPage } from './LabelPage.tsx';
import type { MadeLabel } from './make-labels.ts';
import css from './PrintedLabels.module.css';
import { printOn } from './paper.ts';

interface PrintedLabelsProps {
  readonly format: LabelFormat;
  readonly pages: readonly (readonly Place[])[];
  readonly labels: readonly MadeLabel[];
}

/** The labels on paper, beside the page and only printed; while they are there nothing else of the page is. */
export function PrintedLabels({ format, pages, labels }: PrintedLabelsProps) {
  useEffect(() => printOn(format), [format]);
  return createPortal(
    <div className={css['sheets']}>
      {pages.map((places, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a page is its number.
        <div key={at} className={css['sheet']}>
          <LabelPage format={format} places={places} labels={labels} />
        </div>
      ))}
    </div>,
    document.body,
  );
}
