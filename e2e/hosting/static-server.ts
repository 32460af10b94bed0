import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { contentTypeOf } from '#backend/hosting/content-type.ts';
import { compileGlob } from '#backend/hosting/glob.ts';

export interface StaticServer {
  readonly origin: string;
  close(): void;
}

interface WrittenRule {
  readonly source?: string;
  /** A pattern of RE2, which names what it captures in another way. */
  readonly regex?: string;
  readonly destination: string;
}

/** Where a path leads by this rule, or undefined when it is about other paths. */
type Rule = (path: string) => string | undefined;

/** Made once for each rule, because a site has hundreds of them, and a test may ask for thousands of pages. */
function compileRule({ source, regex = '', destination }: WrittenRule): Rule {
  if (source !== undefined) {
    const matches = compileGlob(source);
    return (path) => (matches(path) ? destination : undefined);
  }
  const pattern = new RegExp(regex.replaceAll('(?P<', '(?<'), 'u');
  return (path) => {
    const found = pattern.exec(path);
    return found ? destination.replace(/:(\w+)/g, (_, name: string) => found.groups?.[name] ?? '') : undefined;
  };
}

/** Serves a folder as Hosting does by its `firebase.json`: redirects, no slash at the end, files, rewrites, `404.html`. It knows no query. */
export async function serveFolder(folder: string, configFile: string): Promise<StaticServer> {
  const { hosting } = JSON.parse(await readFile(configFile, 'utf8')) as {
    hosting: { redirects: readonly WrittenRule[]; rewrites: readonly WrittenRule[] };
  };
  const redirects = hosting.redirects.map(compileRule);
  const rewrites = hosting.rewrites.map(compileRule);
  const matching = (path: string, rules: readonly Rule[]): string | undefined => {
    for (const rule of rules) {
      const destination = rule(path);
      if (destination !== undefined) return destination;
    }
    return undefined;
  };
  const fileAt = async (path: string) => {
    const body = await readFile(join(folder, path)).catch(() => null);
    return body && { body, type: contentTypeOf(path) };
  };
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(`http://localhost${request.url ?? '/'}`).pathname);
    const answer = async (): Promise<void> => {
      const moved = matching(path, redirects) ?? (path.length > 1 && path.replace(/\/+$/, ''));
      if (moved && moved !== path) return void response.writeHead(301, { location: moved }).end();
      const rewritten = matching(path, rewrites);
      const found =
        (await fileAt(path)) ?? (await fileAt(join(path, 'index.html'))) ?? (rewritten && (await fileAt(rewritten)));
      const sent = found || (await fileAt('404.html'));
      response.writeHead(found ? 200 : 404, { 'content-type': sent?.type ?? 'text/plain' }).end(sent?.body);
    };
    void answer();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close().closeAllConnections(),
  };
}
