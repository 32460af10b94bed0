import { labelPath, productPath } from '#domain/catalogue/addresses.ts';
import type { Catalogue } from '#domain/catalogue/catalogue-index.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { ServedAdvice } from '#domain/catalogue/served-page.ts';
import type { Tutorial } from '#domain/catalogue/tutorial.ts';
import { capitalised } from '#domain/kernel/written-forms.ts';
import type { FoundOption } from '#domain/search/guide.ts';
import { missingSizeText } from '#domain/search/missing-size.ts';
import type { SearchAdvice } from '#domain/search/search-engine.ts';
import { reasonFor } from '#domain/search/vocabulary/uses.ts';
import { tutorialAddress } from './search-entries.ts';

type GuideLink = NonNullable<ServedAdvice['guide']>['options'][number];

/**
 * What is shown above the results: a sentence about what is not sold, and the options of a guided answer with their reasons and addresses. An
 * option whose product is not known here is left out.
 * @param brought products that came with the answer, before the page has read its catalogue
 */
export function adviceOf(
  advice: SearchAdvice | undefined,
  catalogue: Catalogue,
  tutorials: readonly Tutorial[],
  brought: readonly Product[] = [],
): ServedAdvice | undefined {
  if (!advice) return undefined;
  const { missing, guide } = advice;
  const productOf = (id: string): Product | undefined =>
    catalogue.products.find((product) => product.id === id) ?? brought.find((product) => product.id === id);
  const optionOf = (option: FoundOption): GuideLink | undefined => {
    const { id, of: kind = 'productos', name, because = '' } = option;
    switch (kind) {
      case 'productos': {
        const product = productOf(id);
        if (!product) return undefined;
        return {
          name: name ?? product.nombre,
          because: reasonOf(option, product),
          href: productPath(product, catalogue),
        };
      }
      case 'etiquetas': {
        const label = catalogue.labels.find((one) => one.id === id);
        return label && { name: label.nombre, because, href: labelPath(label) };
      }
      case 'tutoriales': {
        const tutorial = tutorials.find((one) => one.id === id);
        return tutorial && { name: tutorial.titulo, because, href: tutorialAddress(tutorial.slug) };
      }
    }
  };
  const options = (guide?.options ?? []).flatMap((option) => optionOf(option) ?? []);
  const sentence = missing
    ? missingSizeText(missing)
    : guide?.unsold && `No vendemos ${guide.unsold}. Esto te puede servir.`;
  const shown = guide && options.length > 0 ? { title: guide.title, options } : undefined;
  return sentence || shown ? { ...(sentence && { sentence }), ...(shown && { guide: shown }) } : undefined;
}

function reasonOf({ because, use = '' }: FoundOption, product: Product): string {
  if (because !== undefined) return because;
  const said = (reasonFor(product, use) ?? '').trim().replace(/\.$/, '');
  return said && `${capitalised(said)}.`;
}
