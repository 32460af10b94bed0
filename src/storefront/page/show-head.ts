interface ShownHead {
  readonly title: string;
  readonly canonical: string | undefined;
  readonly hidden: boolean;
}

/** What a server may have written about the page that was opened, besides its title. */
const WRITTEN =
  'link[rel=canonical],link[rel=alternate],link[rel=prev],link[rel=next],meta[name=description],meta[name=robots],meta[property],meta[name^="twitter:"],script[type="application/ld+json"]';

/** The address whose head came from a server; `null` once another is shown, and where none came. */
let servedAt: string | null = null;
/** The title that the page of that address would have by itself, once it has been on screen. */
let ownTitle: string | undefined;

const address = (): string => location.pathname + location.search;

/** Notes what came with the page. To be called before anybody can leave it, which may be before its own screen has started. */
export function keepServedHead(): void {
  servedAt = document.head.querySelector('meta[property]') ? address() : null;
}

/**
 * Makes the document's head that of the page on screen. The head that came with the page is left as it is while that page is shown, except of a
 * hidden page that shows what stands behind the `#` of its address, which no server sees.
 */
export function showHead({ title, canonical, hidden }: ShownHead): void {
  if (servedAt === address()) ownTitle ??= title;
  // The title that came may say more, where two pages have the same name.
  const isOfFragment = hidden && location.hash !== '';
  if (servedAt === address() && ownTitle === title && !isOfFragment) return;
  servedAt = null;
  document.title = title;
  for (const element of document.head.querySelectorAll(WRITTEN)) element.remove();
  if (canonical) {
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'canonical',
        href: new URL(canonical, location.origin).href,
      }),
    );
  }
  if (hidden) {
    document.head.append(Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' }));
  }
}
