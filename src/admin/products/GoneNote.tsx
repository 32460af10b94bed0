import { useState } from 'react';
import { sentence } from '#domain/kernel/sentence.ts';
import type { ProductState } from '#domain/staff/products/product-commands.ts';
import css from '../shared/forms/KeptNote.module.css';
import type { WriterWords } from '../shared/texts/writer-text.ts';

interface GoneNoteProps {
  readonly state: ProductState;
  readonly writer: WriterWords;
  readonly isDirty: boolean;
}

/** Above a form with unsaved work whose product somebody else has withdrawn or deleted since it was opened. */
export function GoneNote({ state, writer, isDirty }: GoneNoteProps) {
  const [opened] = useState(state);
  if (!isDirty || state === opened || (state !== 'gone' && state !== 'retired')) return null;
  return (
    <div role="alert" className={css['note']}>
      <p>
        {state === 'gone'
          ? 'Alguien eliminó este producto mientras lo editabas. Lo que escribiste sigue aquí: si lo guardas, se crea otra vez; si sales sin guardar, queda eliminado.'
          : `${sentence(`${writer.name} retiró este producto de la tienda`, writer.ago)} Lo que escribiste sigue aquí: puedes guardarlo como borrador o publicarlo otra vez.`}
      </p>
    </div>
  );
}
