import type { ShopWord } from '#domain/search/shop-word.ts';
import { FoundLine } from './FoundLine.tsx';
import css from './Searches.module.css';
import type { WordPreview } from './use-word-preview.ts';

interface BeforeAfterProps {
  readonly preview: WordPreview | null;
  /** Whether it shows the form as it is now. */
  readonly isCurrent: boolean;
  readonly tipo: ShopWord['tipo'];
}

/** What a search finds without the word and with it. */
export function BeforeAfter({ preview, isCurrent, tipo }: BeforeAfterProps) {
  return (
    <section className={css['preview']} aria-label="Antes y después" aria-busy={!isCurrent}>
      <FoundLine title="Antes:" answer={preview?.before} />
      {preview?.after ? (
        <FoundLine title="Después:" answer={preview.after} />
      ) : (
        <p className={css['found']}>
          Después: {tipo === 'sinonimo' ? 'escribe qué quiere decir' : 'pon un título y elige qué mostrar'}
        </p>
      )}
    </section>
  );
}
