import { tidyPath } from '#domain/site/tidy-path.ts';
import type { Redirect } from './prerender/moved-addresses.ts';

/** The file with which `firebase.json` answers every page of the shop. */
const SHELL = '/shell.html';
const FUNCTION = 'pagina';
const REGION = 'us-central1';
/** Files that the function makes from the store's profile. The build makes them too, and Hosting would answer with those. */
const OF_THE_STORE = ['manifest.webmanifest', 'favicon.ico'];
/** Files made of the catalogue and the profile. */
const SITE_FILES = ['/robots.txt', '/productos.xml', '/sitemap*.xml', ...OF_THE_STORE.map((file) => `/${file}`)];
/** Files of the build without a hash in their name, which may change with each deploy. */
const DEPLOYED = ['/@(shell|admin|404).html', '/*.@(js|json|webmanifest|ico)', '/@(admin|login)', '/admin/**'];

/** Addresses that no page has but that people type. The function redirects them to the page that is meant, or answers with the 404 page. */
const TYPED = ['/!(assets|demo|icons|fonts|__)/!(*.*)/!(*.*)/**/!(*.*)', '/**/*.@(html|htm)'];
/** The redirects of such addresses for a site without a function. */
const TYPED_REDIRECTS: readonly Redirect[] = ['/contacto', '/index.html'].map((source) => ({
  source,
  destination: tidyPath(source),
  type: 301,
}));

/** Addresses with doubled slashes. How Hosting's other rules match them is not documented, so a rule of their own sends them to the function, which redirects to the clean address. */
const DOUBLED = '^.*//.*$';
/** The same for a site without a function: one redirect for doubled slashes at the beginning, and one for the first of those further on. No destination begins with two slashes. */
const SINGLE_SLASHES: readonly PatternRedirect[] = [
  { regex: '^//+(?P<rest>.*)$', destination: '/:rest', type: 301 },
  { regex: '^/(?P<start>[^/].*?)//+(?P<rest>.*)$', destination: '/:start/:rest', type: 301 },
];

/** A redirect with a pattern in RE2's syntax, whose destination may name captured groups (`:rest`). */
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

/** The parts of `firebase.json` that depend on where the pages come from. All other parts are passed through. */
export interface FirebaseJson {
  readonly hosting: {
    readonly headers: readonly Rule[];
    readonly rewrites: readonly Rewrite[];
    readonly redirects?: readonly object[];
    readonly ignore?: readonly string[];
  };
}

/**
 * The `firebase.json` of a site whose pages are files. An address without a file is answered with `404.html` and status 404, whose script also shows
 * pages that were published after the deploy; with the rewrite to the shell it would be an empty page with status 200.
 */
export function prerenderedJson({ hosting, ...rest }: FirebaseJson, folder: string, redirects: readonly Redirect[]) {
  return {
    ...rest,
    hosting: {
      ...hosting,
      public: folder,
      trailingSlash: false,
      redirects: [...SINGLE_SLASHES, ...(hosting.redirects ?? []), ...TYPED_REDIRECTS, ...redirects],
      rewrites: hosting.rewrites.filter(({ destination }) => destination !== SHELL),
    },
  };
}

/** The headers that every answer has, without its caching. The function sends them itself, because it is not documented whether Hosting adds its own to a function's answer. */
export function commonHeaders({ hosting }: FirebaseJson): Record<string, string> {
  const all = hosting.headers.filter(({ source }) => source === '**').flatMap(({ headers }) => headers);
  return Object.fromEntries(all.filter(({ key }) => key !== 'Cache-Control').map(({ key, value }) => [key, value]));
}

/** The `firebase.json` of a site whose pages come from the function. Hosting sets no `Cache-Control` for them, so that the function's stands. */
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
