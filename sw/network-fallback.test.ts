import { expect, test, vi } from 'vitest';
import { answerFromNetwork } from './network-fallback.ts';
import { serveShell } from './precache.ts';

class PageRequest {
  answer: Promise<Response> | undefined;
  readonly request: Request;
  constructor(request: Request) {
    this.request = request;
  }
  respondWith(answer: Promise<Response>): void {
    this.answer = answer;
  }
  waitUntil(): void {}
}

const { listeners } = vi.hoisted(() => {
  const heard = new Map<string, (event: PageRequest) => void>();
  const location = { origin: 'https://tienda.mx', href: 'https://tienda.mx/sw.js' };
  const addEventListener = (kind: string, listener: (event: PageRequest) => void) => void heard.set(kind, listener);
  Object.assign(globalThis, {
    location,
    registration: { scope: 'https://tienda.mx/' },
    self: Object.assign(globalThis, { location, addEventListener, __WB_DISABLE_DEV_LOGS: true }),
  });
  return { listeners: heard };
});
vi.mock('./worker-files.ts', () => ({ visitorFiles: [{ url: '/shell.html', revision: '1' }] }));

test('a page of the shop comes from the network where the caches of the device cannot be read, because broken storage would close the shop to it', async () => {
  for (const kind of ['FetchEvent', 'ExtendableEvent']) vi.stubGlobal(kind, PageRequest);
  // Node's takes no relative address.
  const FullRequest = Request;
  vi.stubGlobal(
    'Request',
    class extends FullRequest {
      constructor(at: string | Request, init?: RequestInit) {
        super(typeof at === 'string' ? new URL(at, 'https://tienda.mx') : at, init);
      }
    },
  );
  vi.stubGlobal('caches', { match: async () => Promise.reject(new DOMException('Internal error', 'UnknownError')) });
  vi.stubGlobal('fetch', async ({ url }: Request) => new Response(url));
  serveShell();
  answerFromNetwork();
  // Only a browser makes a request of this mode.
  const request = Object.defineProperty(new Request('https://tienda.mx/pinturas'), 'mode', { value: 'navigate' });
  const event = new PageRequest(request);
  listeners.get('fetch')?.(event);
  expect(await (await event.answer)?.text()).toBe('https://tienda.mx/pinturas');
});
