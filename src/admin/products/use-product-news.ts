import { useMemo } from 'react';
import { typedChangeText } from '#domain/staff/journal/change-text.ts';
import { formOfProduct } from '#domain/staff/products/follow-product.ts';
import type { FieldNews } from '../shared/forms/form-news.ts';
import { useWriterWords } from '../shared/texts/writer-text.ts';
import type { LatestProduct } from './use-latest-product.ts';
import type { OpenProduct, ProductFormState } from './use-product-form.ts';

/** What the product's form says about the edits of others: who did them, and the fields that have to be decided. */
export function useProductNews(
  { collisions, decide }: ProductFormState,
  open: OpenProduct,
  { stampOf }: LatestProduct,
): { readonly words: ReturnType<typeof useWriterWords>; readonly news: ReadonlyMap<string, FieldNews> } {
  const words = useWriterWords({ isWanted: true });
  const theirs = useMemo(() => formOfProduct(open.found), [open.found]);
  const news = new Map(
    collisions.map((name) => [
      name,
      {
        writer: words(stampOf(name)),
        theirs: typedChangeText(name, open.saved[name], theirs[name]),
        mine: typedChangeText(name, open.saved[name], open.form[name]),
        onChoose: (side: 'mine' | 'theirs') => decide(name, side),
      },
    ]),
  );
  return { words, news };
}
