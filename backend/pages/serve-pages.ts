import type { IncomingMessage, ServerResponse } from 'node:http';
import { sizedEmblem } from '#domain/appearance/emblem.ts';
import type { ServedFiles } from '#domain/catalogue/served-page.ts';
import type { PageShop } from '#domain/pages/page-shop.ts';
import { pictureAddress } from '#domain/pages/picture-address.ts';
import { UNRENDERED } from '#domain/pages/render-page.ts';
import { siteCatalogue } from '#domain/pages/site-catalogue.ts';
import { isSiteFile, siteFileInSteps } from '#domain/pages/site-files.ts';
import { MANIFEST_FILE, manifestFile } from '#domain/pages/web-manifest.ts';
import { readSettings } from '#domain/settings/parse-settings.ts';
import { profileWith } from '#domain/settings/store-settings.ts';
import { withoutTracking } from '#domain/site/tracking-fields.ts';
import type { Sliced } from '../engine/slices.ts';
import { Asset } from '../hosting/asset.ts';
import { sendAsset } from '../hosting/send-asset.ts';
import { logError } from '../log.ts';
import { type CachedPage, PageCache } from './page-cache.ts';
import type { PageRenderer } from './page-renderer.ts';
import { requestOrigin } from './request-origin.ts';
import { createSearchIndex, isSearchPage, type SearchIndex } from './search-index.ts';
import type { ShopCatalogue } from './shop-catalogue.ts';
import { withTimeout } from './with-timeout.ts';

/** What answers addresses from the catalogue. Both resolve to false, having sent nothing, where they have no answer. */
export interface ShopPages {
  /** Loads what draws the pages, draws one and reads the catalogue, before anybody is served. */
  prepare(): Promise<void>;
  /** A page, or the shell with 503 where it cannot be rendered now. */
  sendPage(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Files made of the catalogue and the store's profile: `/sitemap.xml`, `/manifest.webmanifest` … */
  sendFile(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<boolean>;
  /** Begins nothing more by itself. */
  close(): void;
}

/** Of every server that visitors use; tests wait as long as it takes. */
export const SEARCH_PATIENCE_MS = 600;

/** Times that a search page finds the index being changed before the browser is left to search. */
const SEARCH_TRIES = 5;

const TAB_ICON = '/favicon.ico';

interface PagesOf {
  /** Whether a catalogue that stays the same is indexed before somebody searches. */
  readonly searchAhead: boolean;
  readonly renderer: () => Promise<PageRenderer | undefined>;
  readonly catalogue: () => Promise<ShopCatalogue>;
  readonly files: ServedFiles;
  /** What the owner says that the site is reached under; without it each visitor's own name for it. */
  readonly publicOrigin?: string | undefined;
  /** Milliseconds that a search page waits for its index before the browser is left to search. */
  readonly searchPatienceMs?: number;
  /** Resolves when it is the turn of the request's client to have work done. Throws when too much of its work waits. */
  readonly turn: (request: IncomingMessage) => Promise<void>;
  /** Does long work of the request's client in turns with the others'. */
  readonly slices: <T>(request: IncomingMessage, work: Sliced<T>) => Promise<T> | T;
}

const NO_SHOP: ShopCatalogue = {
  version: '',
  catalogue: siteCatalogue({ categories: [], labels: [], products: [] }, []),
  menusRead: undefined,
  retired: new Map(),
  changedAt: new Map(),
  settings: readSettings([]).settings,
  day: undefined,
};

export function createShopPages({
  renderer,
  catalogue,
  files,
  publicOrigin,
  searchAhead,
  searchPatienceMs = Number.POSITIVE_INFINITY,
  turn,
  slices,
}: PagesOf): ShopPages {
  const pages = new PageCache();
  const made = new PageCache();
  const index = createSearchIndex<ShopCatalogue>();

  const render = (with_: PageRenderer, shop: ShopCatalogue, path: string, origin: string): CachedPage | undefined => {
    try {
      const { status, headers, body } = with_.renderPage({ ...shop, path, origin, files, build: with_.build });
      const contentType = headers['Content-Type'] ?? 'text/html; charset=utf-8';
      return { status, headers, asset: new Asset({ contentType }, Buffer.from(body)) };
    } catch (error) {
      // The shell is sent instead, and the visitor's browser renders the page or says what failed.
      logError(`No se pudo dibujar ${path}`, error);
      return undefined;
    }
  };

  /** What the installed shop is called, and the icon that browsers and chats ask for whatever a page links to. The build has both for its own store. */
  const sendIdentity = async (
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
  ): Promise<boolean> => {
    const shop = shopAt(await catalogue(), publicOrigin ?? requestOrigin(request), files);
    if (pathname === TAB_ICON) {
      const { picture } = shop.profile.emblem;
      if (picture) response.writeHead(302, { Location: pictureAddress(sizedEmblem(picture, 192), shop) }).end();
      return picture !== '';
    }
    const manifest = (await renderer())?.build.manifest;
    if (!manifest) return false;
    const { type, text } = manifestFile(manifest, shop);
    await send(request, response, {
      status: 200,
      headers: {},
      asset: new Asset({ contentType: type }, Buffer.from(text)),
    });
    return true;
  };

  let shell: { readonly of: PageRenderer; readonly asset: Asset } | undefined;
  const sendShell = async (request: IncomingMessage, response: ServerResponse, of: PageRenderer): Promise<true> => {
    const { status, headers } = UNRENDERED;
    if (shell?.of !== of)
      shell = { of, asset: new Asset({ contentType: headers['Content-Type'] }, Buffer.from(of.build.shell)) };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    await sendAsset(request, response, shell.asset, status);
    return true;
  };

  return {
    async prepare() {
      const loaded = await renderer();
      if (!loaded) return;
      render(loaded, NO_SHOP, '/', publicOrigin ?? 'http://localhost');
      loaded.prepareSearch(NO_SHOP.catalogue);
      // Read while others keep the process busy, ten thousand products take seconds, and until then there is no catalogue to answer with.
      if (searchAhead) index.soon(loaded, await catalogue());
    },

    async sendPage(request, response) {
      const loaded = await renderer();
      if (!loaded) return false;
      const present = await catalogue();
      const [path, origin] = [request.url ?? '/', publicOrigin ?? requestOrigin(request)];
      const known = keptPage(pages, stateOf(loaded, present), origin, path);
      const isSearch = isSearchPage(path) && !known;
      if (searchAhead && !isSearch) index.soon(loaded, present);
      if (known) {
        await send(request, response, known);
        return true;
      }
      // A client that asks for too many pages at once gets the shell, which costs nothing, and its browser renders the page.
      const shop = isSearch
        ? await indexedShop(index, loaded, catalogue, () => isGranted(turn(request)), searchPatienceMs)
        : (await isGranted(turn(request))) && present;
      if (!shop) return sendShell(request, response, loaded);
      const state = stateOf(loaded, shop);
      // Somebody else may have had the same page rendered meanwhile.
      const page = keptPage(pages, state, origin, path) ?? render(loaded, shop, path, origin);
      if (!page) return sendShell(request, response, loaded);
      pages.set(state, keyOf(page, origin, path), page);
      await send(request, response, page);
      return true;
    },

    async sendFile(request, response, pathname) {
      if (pathname === MANIFEST_FILE || pathname === TAB_ICON) return sendIdentity(request, response, pathname);
      if (!isSiteFile(pathname)) return false;
      const shop = await catalogue();
      const origin = publicOrigin ?? requestOrigin(request);
      if (!made.get(shop.version, origin + pathname)) await turn(request);
      const known = made.get(shop.version, origin + pathname);
      const file = known
        ? null
        : await slices(request, siteFileInSteps(pathname, shop.catalogue, shopAt(shop, origin, files), shop.changedAt));
      const page =
        known ??
        (file && { status: 200, headers: {}, asset: new Asset({ contentType: file.type }, Buffer.from(file.text)) });
      if (!page) return false;
      if (!known) made.set(shop.version, origin + pathname, page);
      await send(request, response, page);
      return true;
    },
    close: () => index.close(),
  };
}

const isGranted = (turn: Promise<void>): Promise<boolean> =>
  turn.then(
    () => true,
    () => false,
  );

/**
 * Resolves at the client's turn with the catalogue that the index of the search has then: the present one, or one of a moment ago. Undefined where that
 * takes longer than the patience, or the client may have no turn.
 */
async function indexedShop(
  index: SearchIndex<ShopCatalogue>,
  with_: PageRenderer,
  catalogue: () => Promise<ShopCatalogue>,
  hasTurn: () => Promise<boolean>,
  patienceMs: number,
): Promise<ShopCatalogue | undefined> {
  const until = performance.now() + patienceMs;
  for (let tries = 0; tries < SEARCH_TRIES; tries += 1) {
    const isReady = index.now(with_, await catalogue()).then(() => true);
    if (!(await withTimeout(isReady, false, until - performance.now()))) return undefined;
    if (!(await hasTurn())) return undefined;
    const shop = index.has(with_);
    if (shop) return shop;
  }
  return undefined;
}

const stateOf = (with_: PageRenderer, shop: ShopCatalogue): string => `${with_.build.id} ${shop.version}`;

/** Whoever comes by an advertisement gets the page of the others. A redirect leads on with the fields that it was asked with, so it is kept with them. */
const keyOf = ({ status }: Pick<CachedPage, 'status'>, origin: string, path: string): string =>
  origin + (status === 301 ? path : pathWithoutTracking(path));

function keptPage(pages: PageCache, state: string, origin: string, path: string): CachedPage | undefined {
  const page = pages.get(state, origin + pathWithoutTracking(path));
  return page && page.status !== 301 ? page : pages.get(state, origin + path);
}

function pathWithoutTracking(path: string): string {
  const at = path.indexOf('?');
  return at < 0 ? path : path.slice(0, at) + withoutTracking(path.slice(at));
}

function shopAt({ settings }: ShopCatalogue, origin: string, { storageBucket = '' }: ServedFiles): PageShop {
  return { profile: profileWith(settings), origin, files: `/v0/b/${storageBucket}/o/` };
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, asset }: CachedPage,
): Promise<void> {
  if (status === 301) return void response.writeHead(status, headers).end();
  await sendAsset(request, response, asset, status);
}
