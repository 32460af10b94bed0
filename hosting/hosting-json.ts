import { tidyPath } from '#domain/site/tidy-path.ts';
import type { Redirect } from './prerender/moved-addresses.ts';

/** What `firebase.json` answers every page of the shop with. */
const SHELL = '/shell.html';
const FUNCTION = 'pagina';
const REGION = 'us-central1';
/** Made of the store's profile. The build has them too, which Hosting would answer with. */
const OF_THE_STORE = ['manifest.webmanifest', 'favicon.ico'];
/** Files made of the catalogue and the profile. */
const SITE_FILES = ['/robots.txt', '/productos.xml', '/sitemap*.xml', ...OF_THE_STORE.map((file) => `/${file}`)];
/** What lies in the site's folder itself and changes with each deploy. */
const DEPLOYED = ['/@(shell|admin|404).html', '/*.@(js|json|webmanifest|ico)', '/@(admin|login)', '/admin/**'];

/** Addresses that no page has and that somebody types all the same: the function leads on from them, or says with menus that there is nothing. */
const TYPED = ['/!(assets|demo|icons|fonts|__)/!(*.*)/!(*.*)/**/!(*.*)', '/**/*.@(html|htm)'];
/** The same where nothing answers but files. */
const LED_ON: readonly Redirect[] = ['/contacto', '/index.html'].map((source) => ({
  source,
  destination: tidyPath(source),
  type: 301,
}));

/** What Hosting takes an address with doubled slashes for is not documented, so a rule of its own leads it to the function, which knows the clean one. */
const DOUBLED = '^.*//.*$';
/** The same without a function: those at the beginning and the first ones within, one redirect each. No destination can begin with two. */
const SINGLE_SLASHES: readonly PatternRedirect[] = [
  { regex: '^//+(?P<rest>.*)$', destination: '/:rest', type: 301 },
  { regex: '^/(?P<start>[^/].*?)//+(?P<rest>.*)$', destination: '/:start/:rest', type: 301 },
];

/** A redirect whose pattern is of RE2, and whose destination names what it captured. */
interface PatternRedirect {
  readonly regex: string;
  readonly destination: string;
  readonly type: 301;
}

interface Rule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

interface Rewrite {
  readonly source: string;
  readonly destination?: string;
}

/** The parts of `firebase.json` that depend on where the pages come from. The others are carried along. */
export interface FirebaseJson {
  readonly hosting: {
    readonly headers: readonly Rule[];
    readonly rewrites: readonly Rewrite[];
    readonly redirects?: readonly object[];
    readonly ignore?: readonly string[];
  };
}

/**
 * For a site whose pages are files. A page without a file is answered with `404.html`, whose code shows what was published since, and not with
 * the empty page and 200.
 */
export function prerenderedJson({ hosting, ...rest }: FirebaseJson, folder: string, redirects: readonly Redirect[]) {
  return {
    ...rest,
    hosting: {
      ...hosting,
      public: folder,
      trailingSlash: false,
      redirects: [...SINGLE_SLASHES, ...(hosting.redirects ?? []), ...LED_ON, ...redirects],
      rewrites: hosting.rewrites.filter(({ destination }) => destination !== SHELL),
    },
  };
}

/** The headers that every answer has, without its caching. The function sends them itself, because it is not documented whether Hosting adds its own to a function's answer. */
export function commonHeaders({ hosting }: FirebaseJson): Record<string, string> {
  const all = hosting.headers.filter(({ source }) => source === '**').flatMap(({ headers }) => headers);
  return Object.fromEntries(all.filter(({ key }) => key !== 'Cache-Control').map(({ key, value }) => [key, value]));
}

/** For a site whose pages come from the function. Hosting says nothing of their caching, so that nothing can replace what the function says. */
export function functionJson({ hosting, ...rest }: FirebaseJson) {
  const answer = { function: { functionId: FUNCTION, region: REGION, pinTag: true } };
  const noCache = { key: 'Cache-Control', value: 'no-cache' };
  return {
    ...rest,
    functions: [{ source: 'functions', codebase: FUNCTION, runtime: 'nodejs22' }],
    hosting: {
      ...hosting,
      ignore: [...(hosting.ignore ?? []), ...OF_THE_STORE],
      headers: [
        ...hosting.headers.map((rule) =>
          rule.source === '**' ? { ...rule, headers: rule.headers.filter(({ key }) => key !== noCache.key) } : rule,
        ),
        ...DEPLOYED.map((source) => ({ source, headers: [noCache] })),
      ],
      rewrites: [
        { regex: DOUBLED, ...answer },
        ...SITE_FILES.map((source) => ({ source, ...answer })),
        ...hosting.rewrites.map((rule) => (rule.destination === SHELL ? { source: rule.source, ...answer } : rule)),
        ...TYPED.map((source) => ({ source, ...answer })),
      ],
    },
  };
}
