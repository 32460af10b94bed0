import type { APIRequestContext } from '@playwright/test';

interface Options {
  readonly data?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly maxRedirects?: number;
}

/**
 * Playwright's own requests of a test, made by `fetch`: that one is translated, and Playwright's would look the site's name up in the world's
 * directory. Only what the journeys use.
 */
export function requestByFetch(request: APIRequestContext, origin: string): APIRequestContext {
  const send =
    (method: string) =>
    async (path: string, options: Options = {}) => {
      const answer = await fetch(new URL(path, origin), {
        method,
        redirect: options.maxRedirects === 0 ? 'manual' : 'follow',
        ...(options.headers && { headers: options.headers }),
        ...(options.data !== undefined && { body: options.data }),
      });
      const text = await answer.text();
      return {
        ok: () => answer.ok,
        status: () => answer.status,
        headers: () => Object.fromEntries(answer.headers),
        text: () => Promise.resolve(text),
        json: (): Promise<unknown> => Promise.resolve(JSON.parse(text)),
      };
    };
  const known: Readonly<Record<string | symbol, unknown>> = { get: send('GET'), post: send('POST') };
  return new Proxy(request, { get: (target, name) => known[name] ?? Reflect.get(target, name) });
}
