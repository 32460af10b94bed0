import { createHash } from 'node:crypto';
import { matchesEtag } from '#backend/hosting/negotiate.ts';
import type { PageRenderer } from '#backend/pages/page-renderer.ts';
import { createSearchIndex, isSearchPage } from '#backend/pages/search-index.ts';
import type { ServedFiles } from '#domain/catalogue/served-page.ts';
import { shopDayAt, shopDayEnd } from '#domain/kernel/shop-day.ts';
import type { RetiredPage } from '#domain/pages/page-address.ts';
import { pictureAddress } from '#domain/pages/picture-address.ts';
import { UNRENDERED } from '#domain/pages/render-page.ts';
import { resolveAddress } from '#domain/pages/resolve-address.ts';
import { isSiteFile, siteFileAt } from '#domain/pages/site-files.ts';
import { MANIFEST_FILE, manifestFile } from '#domain/pages/web-manifest.ts';
import { profileWith } from '#domain/settings/store-settings.ts';
import { singleSlashes } from '#domain/site/single-slashes.ts';
import { filesBase } from '#pictures/file-address.ts';
import type { PublishedShop } from '../published-shop.ts';
import { ownIcon, TAB_ICON } from '../tab-icon.ts';

/** How long what was read is answered from. */
const KEPT_MS = 60_000;
/** Seconds that Hosting keeps a page, and afterwards shows it while it asks for the new one. */
const [FRESH_S, STALE_S] = [300, 86_400];
const cachedFor = (fresh: number, stale: number): string =>
  `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`;
const CACHED = cachedFor(FRESH_S, STALE_S);

export interface PagePorts {
  /** Rejects when the server does not answer. */
  readonly readShop: () => Promise<PublishedShop>;
  /** Asked for addresses of products that are not sold, and for no other. */
  readonly readRetired: (slug: string) => Promise<RetiredPage | null>;
  readonly renderer: PageRenderer;
  readonly files: ServedFiles;
  /** The device's clock in milliseconds. */
  readonly now: () => number;
  /** What failed, for the log. */
  readonly onError: (what: string, reason: unknown) => void;
}

/** Answers an address, `origin` being the site's as visitors know it. Never rejects: where a page cannot be rendered it is the shell, which the browser fills. */
export type AnswerPage = (request: Request, origin: string) => Promise<Response>;

export function createPageAnswers(ports: PagePorts): AnswerPage {
  const { readRetired, renderer, files, now, onError } = ports;
  const shopNow = keptForAWhile(ports);
  const index = createSearchIndex();

  const pageAt = async (shop: PublishedShop, path: string, search: string, origin: string): Promise<Answer> => {
    const answer = resolveAddress(path, search, shop.catalogue);
    const slug = answer.kind === 'unknown' ? answer.slug : undefined;
    const gone = slug === undefined ? null : await readRetired(slug);
    if (isSearchPage(path + search)) await index.now(renderer, shop);
    const retired = gone ? new Map([[gone.slug, gone]]) : new Map<string, RetiredPage>();
    const { renderPage, build } = renderer;
    const page = renderPage({ ...shop, path: path + search, retired, build, origin, files });
    return {
      status: page.status,
      headers: { ...page.headers, 'Cache-Control': cacheControl(shop, now()) },
      body: page.body,
    };
  };

  return async (request, origin) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return respond(request, NOT_ALLOWED);
    const { pathname, search } = new URL(request.url);
    const single = singleSlashes(pathname);
    if (single !== pathname) return respond(request, movedTo(single + search));
    try {
      const shop = await shopNow();
      if (pathname === TAB_ICON) return respond(request, iconOf(shop, origin, ports));
      if (isFile(pathname)) return respond(request, fileAt(pathname, shop, origin, ports));
      return respond(request, await pageAt(shop, pathname, search, origin));
    } catch (reason) {
      onError(pathname, reason);
      if (isFile(pathname) || pathname === TAB_ICON) return respond(request, { ...NOTHING, status: 503 });
      return respond(request, { ...UNRENDERED, body: renderer.build.shell });
    }
  };
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const movedTo = (Location: string): Answer => ({
  status: 301,
  headers: { Location, 'Cache-Control': CACHED },
  body: '',
});

const BUILT_ICON = '/icons/icono-192.png';

function iconOf({ settings }: PublishedShop, origin: string, { files }: Pick<PagePorts, 'files'>): Answer {
  const shop = { profile: profileWith(settings), origin, files: filesBase(files) };
  const address = ownIcon(shop) ?? pictureAddress(BUILT_ICON, shop);
  return { status: 302, headers: { Location: address, 'Cache-Control': CACHED }, body: '' };
}

const NOT_ALLOWED: Answer = {
  status: 405,
  headers: { Allow: 'GET, HEAD', 'Cache-Control': 'no-store' },
  body: 'Método no permitido.',
};
const NOTHING: Answer = { status: 404, headers: { 'Cache-Control': 'no-store' }, body: '' };

const isFile = (path: string): boolean => path === MANIFEST_FILE || isSiteFile(path);

function fileAt(
  path: string,
  published: PublishedShop,
  origin: string,
  { files, renderer, now }: Pick<PagePorts, 'files' | 'renderer' | 'now'>,
): Answer {
  const { catalogue, changedAt, settings } = published;
  const shop = { profile: profileWith(settings), origin, files: filesBase(files) };
  const { manifest } = renderer.build;
  const file =
    path === MANIFEST_FILE ? manifest && manifestFile(manifest, shop) : siteFileAt(path, catalogue, shop, changedAt);
  if (!file) return NOTHING;
  return {
    status: 200,
    headers: { 'Content-Type': file.type, 'Cache-Control': cacheControl(published, now()) },
    body: file.text,
  };
}

const today = ({ settings }: PublishedShop, now: number): string => shopDayAt(now, profileWith(settings).zone);

/** What has the prices of a day may not be shown on the next. */
function cacheControl(shop: PublishedShop, now: number): string {
  if (shop.day === undefined) return CACHED;
  const end = shop.day === today(shop, now) ? shopDayEnd(now, profileWith(shop.settings).zone) : now;
  const left = Math.floor((end - now) / 1000);
  const fresh = Math.min(FRESH_S, left);
  return cachedFor(fresh, Math.min(STALE_S, left - fresh));
}

/** The shop as it was read at most a minute ago, or before that where the server does not answer. Requests that come together wait for one reading. */
function keptForAWhile({ readShop, now, onError }: PagePorts): () => Promise<PublishedShop> {
  let known: { readonly shop: PublishedShop; readonly at: number } | undefined;
  let reading: Promise<PublishedShop> | undefined;
  const readAgain = async (): Promise<PublishedShop> => {
    try {
      known = { shop: await readShop(), at: now() };
    } catch (reason) {
      if (!known) throw reason;
      onError('catalogue', reason);
      known = { ...known, at: now() };
    }
    return known.shop;
  };
  return () => {
    // A promotion ends with the shop's day, so what was read on another day is read again.
    const isKept = known && now() - known.at < KEPT_MS && today(known.shop, known.at) === today(known.shop, now());
    if (known && isKept) return Promise.resolve(known.shop);
    reading ??= readAgain().finally(() => (reading = undefined));
    return reading;
  };
}

function respond(request: Request, { status, headers, body }: Answer): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const all = body === '' ? headers : { ...headers, ETag: etag };
  if (status === 200 && matchesEtag(request.headers.get('if-none-match') ?? undefined, etag))
    return new Response(null, { status: 304, headers: all });
  return new Response(request.method === 'HEAD' || status === 301 ? null : body, { status, headers: all });
}
