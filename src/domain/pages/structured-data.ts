import { oneLine } from './page-text.ts';
import { SCHEMA, type StructuredNode } from './structured-node.ts';

interface Place {
  readonly name: string;
  readonly href: string;
}

const LONGEST_NAME = 200;

/** The breadcrumbs of a page. */
export function breadcrumbList(trail: readonly Place[], origin: string): StructuredNode {
  return {
    '@context': SCHEMA,
    '@type': 'BreadcrumbList',
    itemListElement: listItems(trail, 0, (href) => ({ item: origin + href })),
  };
}

/** The products of a page of a list. @param before how many the pages before have. */
export function itemList(name: string, items: readonly Place[], before: number, origin: string): StructuredNode {
  return {
    '@context': SCHEMA,
    '@type': 'ItemList',
    name: oneLine(name, LONGEST_NAME),
    numberOfItems: items.length,
    itemListElement: listItems(items, before, (href) => ({ url: origin + href })),
  };
}

function listItems(items: readonly Place[], before: number, address: (href: string) => object): object[] {
  return items.map(({ name, href }, at) => ({
    '@type': 'ListItem',
    position: before + at + 1,
    name: oneLine(name, LONGEST_NAME),
    ...address(href),
  }));
}

/** Questions and answers as their page shows them. */
export function questionsPage(
  questions: readonly { readonly question: string; readonly answer: string }[],
): StructuredNode {
  return {
    '@context': SCHEMA,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

interface ArticleParts {
  readonly headline: string;
  readonly description: string;
  readonly path: string;
  readonly images: readonly string[];
  /** When it was last written, as far as that is known. */
  readonly modified?: string | undefined;
  /** Who wrote and published it. */
  readonly publisher: object;
}

/** A text to read, which the store wrote. */
export function article(
  { headline, description, path, images, modified, publisher }: ArticleParts,
  origin: string,
): StructuredNode {
  return {
    '@context': SCHEMA,
    '@type': 'Article',
    // Google cuts a longer one.
    headline: oneLine(headline, 110),
    description,
    inLanguage: 'es-MX',
    mainEntityOfPage: origin + path,
    ...(images.length > 0 && { image: images }),
    ...(modified !== undefined && { dateModified: modified }),
    author: publisher,
    publisher,
  };
}
