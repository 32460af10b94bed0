import { useRef, useState } from 'react';
import { several } from '#domain/kernel/several.ts';
import type { Change } from '#domain/staff/journal/change.ts';
import { articleDrafts } from '#domain/staff/products/article-drafts.ts';
import { listProducts } from '#domain/staff/products/product-list.ts';
import type { Edit } from '../journal/journal-sync.ts';
import { saveProblemText } from '../journal/save-messages.ts';
import { useActor } from '../shared/documents/use-actor.ts';
import { newProductId } from '../shared/products/new-product-id.ts';
import { productSources } from '../shared/products/use-products.ts';
import { useStaff } from '../staff.ts';
import { shopToday } from './upload-labels.ts';
import type { PriceFileTools } from './use-price-file.ts';

/** Drafts that are sent together. With its private document each is two writes, and a commit takes five hundred. */
const TOGETHER = 50;
/** More are made by pressing again. */
export const MOST_DRAFTS = 1000;

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Makes drafts of the marked lines without a product, in parts, so that the page never stops. */
export function useArticleDrafts(tools: PriceFileTools, supplier: string) {
  const { journal } = useStaff();
  const actor = useActor();
  const [answer, setAnswer] = useState('');
  const [isBusy, setBusy] = useState(false);
  // A second press may come before the button is drawn anew.
  const isMaking = useRef(false);

  async function make(): Promise<string> {
    const articles = (await tools.articles()).slice(0, MOST_DRAFTS);
    const draft = articleDrafts(listProducts(productSources()), { actor, proveedor: supplier, today: shopToday() });
    const edits: Edit[] = [];
    let made = 0;
    let left = 0;
    for (let at = 0; at < articles.length; at += TOGETHER) {
      const changes: Change[] = [];
      let count = 0;
      for (const article of articles.slice(at, at + TOGETHER)) {
        const result = draft(article, newProductId());
        if (!result.ok && result.error === 'stranger') return saveProblemText('stranger');
        if (!result.ok) left += result.error === 'clave' ? 1 : 0;
        else {
          changes.push(...result.value);
          count += 1;
        }
      }
      made += count;
      const origin = supplier.trim() ? ` de ${supplier.trim()}` : ' de una lista de precios';
      if (count > 0) edits.push({ title: `${several(count, 'borrador', 'borradores')}${origin}`, changes });
      await nextTask();
    }
    const said = made === 0 ? '' : `${several(made, 'borrador creado', 'borradores creados')}.`;
    const saved = await journal.saveManyUndoable(edits, said);
    if (!saved.ok) return saveProblemText(saved.error);
    const leftText =
      left === 0
        ? ''
        : ` ${several(left, 'clave no cabe', 'claves no caben')} en la tienda (hasta 40 letras, sin < ni >).`;
    return `${said || 'No hay borradores nuevos: esas claves ya existen.'}${leftText}`;
  }

  return {
    answer,
    isBusy,
    async run(): Promise<void> {
      if (isMaking.current) return;
      isMaking.current = true;
      setBusy(true);
      try {
        setAnswer(await make());
      } finally {
        isMaking.current = false;
        setBusy(false);
      }
    },
  };
}
