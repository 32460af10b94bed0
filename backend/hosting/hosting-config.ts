import { readFileSync } from 'node:fs';
import { ConfigError } from '../config.ts';
import { compileGlob } from './glob.ts';

type PathTest = (pathname: string) => boolean;

export interface HostingRules {
  readonly isIgnored: PathTest;
  readonly headers: readonly { readonly matches: PathTest; readonly headers: readonly (readonly [string, string])[] }[];
  readonly rewrites: readonly { readonly matches: PathTest; readonly destination: string }[];
  readonly redirects: readonly { readonly matches: PathTest; readonly destination: string; readonly type: number }[];
}

interface HostingJson {
  readonly ignore?: readonly string[];
  readonly headers?: readonly (Source & {
    readonly headers: readonly { readonly key: string; readonly value: string }[];
  })[];
  readonly rewrites?: readonly (Source & { readonly destination?: string })[];
  readonly redirects?: readonly (Source & { readonly destination: string; readonly type?: number })[];
}
interface Source {
  readonly source?: string;
  readonly regex?: string;
}

const KNOWN: ReadonlySet<string> = new Set([
  'public',
  'ignore',
  'headers',
  'rewrites',
  'redirects',
  'site',
  'target',
  'predeploy',
  'postdeploy',
]);

/**
 * The `hosting` part of firebase.json, prepared for requests. Options that we do not support are refused at the start instead of being served
 * differently than by Firebase Hosting: `cleanUrls`, `trailingSlash`, `i18n`, functions, captures in redirects. Throws ConfigError.
 */
export function readHostingRules(file: string): HostingRules {
  try {
    const { hosting } = JSON.parse(readFileSync(file, 'utf8')) as { hosting: HostingJson };
    const unknown = Object.keys(hosting).find((key) => !KNOWN.has(key));
    if (unknown !== undefined) throw new Error(`hosting.${unknown} no está soportado por el servidor propio`);
    const { ignore = [], headers = [], rewrites = [], redirects = [] } = hosting;
    const ignored = ignore.map((glob) => compileGlob(glob, { dots: true }));
    return {
      isIgnored: (pathname) => ignored.some((matches) => matches(pathname)),
      headers: headers.map((rule) => ({
        matches: pathTest(rule),
        headers: rule.headers.map(({ key, value }) => [key, value] as const),
      })),
      rewrites: rewrites.map((rule) => {
        if (typeof rule.destination !== 'string') throw new Error('un rewrite sin destination no está soportado');
        return { matches: pathTest(rule), destination: rule.destination };
      }),
      redirects: redirects.map((rule) => {
        if (`${rule.source}${rule.destination}`.includes('/:'))
          throw new Error('los redirects con capturas no están soportados');
        return { matches: pathTest(rule), destination: rule.destination, type: rule.type ?? 301 };
      }),
    };
  } catch (error) {
    throw new ConfigError(`No se puede usar ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function pathTest({ source, regex }: Source): PathTest {
  if (source !== undefined) return compileGlob(source);
  if (regex === undefined) throw new Error('una regla necesita source o regex');
  const pattern = new RegExp(regex, 'u');
  return (pathname) => pattern.test(pathname);
}
