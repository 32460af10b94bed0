export interface CrawledPage {
  readonly title: string;
  readonly description: string;
  readonly robots: string;
  readonly html: string;
}

interface Crawled {
  /** By path and query. */
  readonly pages: ReadonlyMap<string, CrawledPage>;
  /** Links that lead to no page, with the page that has them. */
  readonly dead: readonly string[];
}

const AT_ONCE = 8;

/** Follows every link within the site from its front page, as a search engine does that runs no script. */
export async function crawl(origin: string): Promise<Crawled> {
  const pages = new Map<string, CrawledPage>();
  const dead: string[] = [];
  const found = new Map([['/', '/']]);
  const waiting = ['/'];

  const visit = async (path: string): Promise<void> => {
    // Compressing and unpacking thousands of pages would take longer than writing them.
    const headers = { 'accept-encoding': 'identity' };
    const response = await fetch(origin + path, { redirect: 'manual', headers });
    const html = await response.text();
    const location = response.headers.get('location');
    if (response.status === 301 && location) return follow(location, path);
    if (response.status !== 200) return void dead.push(`${found.get(path)} → ${path}: ${response.status}`);
    if (!response.headers.get('content-type')?.startsWith('text/html')) return;
    const meta = (name: string): string => new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
    pages.set(path, {
      title: /<title>([^<]*)</.exec(html)?.[1] ?? '',
      description: meta('description'),
      robots: meta('robots'),
      html,
    });
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="(\/[^"#]*)/g))
      follow(href.replaceAll('&amp;', '&'), path);
  };
  const follow = (href: string, from: string): void => {
    if (href.startsWith('//') || found.has(href)) return;
    found.set(href, from);
    waiting.push(href);
  };

  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(visit));
  return { pages, dead };
}

/** The slugs of all products that visitors may see, as they are stored. */
export async function publicSlugs(origin: string): Promise<string[]> {
  const where = { fieldFilter: { field: { fieldPath: 'visible' }, op: 'EQUAL', value: { stringValue: 'public' } } };
  const response = await fetch(`${origin}/v1/projects/la-fragua/databases/(default)/documents:runQuery`, {
    method: 'POST',
    body: JSON.stringify({ structuredQuery: { from: [{ collectionId: 'productos' }], where } }),
  });
  const found = (await response.json()) as { document?: { fields: { slug: { stringValue: string } } } }[];
  return found.flatMap(({ document }) => document?.fields.slug.stringValue ?? []);
}
