import { type ClientRequest, createServer, type IncomingMessage, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Bytes of answers, with their headers, by who would have sent them, and how many pages were asked for. */
export interface Traffic {
  hosting: number;
  firestore: number;
  storage: number;
  /** Bytes of the pages alone; they are part of `hosting`. */
  pages: number;
  pageCount: number;
  /** Bytes of scripts and styles, of pictures, and of fonts; all are part of `hosting`. */
  code: number;
  pictures: number;
  fonts: number;
  /** Bytes of the headers of answers; they are part of their kind. */
  headers: number;
  /** Bytes of files that had been sent before, because the browser had not kept them or asked again. Part of `hosting`. */
  again: number;
  requests: number;
}

export interface CountingProxy {
  readonly origin: string;
  /** What was counted since the last call. */
  take(): Traffic;
  close(): void;
}

const none = (): Traffic => ({
  hosting: 0,
  firestore: 0,
  storage: 0,
  pages: 0,
  pageCount: 0,
  code: 0,
  pictures: 0,
  fonts: 0,
  headers: 0,
  again: 0,
  requests: 0,
});

/** Between the browser and the store, because a service worker's requests are no page's: what passes here is all there is. */
export async function openCountingProxy(target: string): Promise<CountingProxy> {
  const { hostname, port } = new URL(target);
  let counted = none();
  const sent = new Set<string>();
  let fields = new Set<string>();
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/';
    const kind = kindOf(path);
    const isPage = kind === 'hosting' && asked.method === 'GET' && (asked.headers.accept ?? '').includes('text/html');
    const isAgain = kind === 'hosting' && sent.has(path);
    sent.add(path);
    const add = (bytes: number): void => {
      counted[kind] += bytes;
      if (isPage) counted.pages += bytes;
      if (isAgain) counted.again += bytes;
      const part = kind === 'hosting' ? partOf(path) : undefined;
      if (part) counted[part] += bytes;
    };
    counted.requests += 1;
    if (isPage) counted.pageCount += 1;
    const { 'content-length': _length, ...rest } = asked.headers;
    const headers = { ...rest, host: `${hostname}:${port}` };
    const passed = send({ hostname, port, path, method: asked.method, headers }, (given) => {
      const bytes = headerBytes(given, fields);
      counted.headers += bytes;
      add(bytes);
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.on('data', (chunk: Buffer) => add(chunk.length));
      given.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    if (path.includes('/Listen/channel') && asked.method === 'POST') void forwardWithoutTokens(asked, passed);
    else asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    take() {
      const taken = counted;
      counted = none();
      fields = new Set();
      return taken;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * As HTTP/2 sends them, which both of Google's networks speak: a field that the connection has carried before is one number. Our policy alone would
 * be a kilobyte of each of a first visit's answers otherwise.
 * @param sent the fields of the connection so far
 */
function headerBytes({ rawHeaders }: IncomingMessage, sent: Set<string>): number {
  let bytes = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const field = rawHeaders.slice(at, at + 2).join(': ');
    bytes += sent.has(field) ? 1 : field.length;
    sent.add(field);
  }
  return bytes;
}

/**
 * A listener that was away for more than half an hour is billed as a new one, and this backend would resume it for much longer. So nobody resumes
 * here: https://firebase.google.com/docs/firestore/pricing#listens
 */
async function forwardWithoutTokens(asked: IncomingMessage, passed: ClientRequest): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of asked) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString('utf8');
  passed.end(
    body
      .replace(/%22resumeToken%22%3A%22.*?%22(%2C)?/g, '')
      .replace(/(%2C)?%22expectedCount%22%3A(%7B.*?%7D|\d+)/g, '')
      .replace(/%2C%7D/g, '%7D'),
  );
}

function kindOf(path: string): 'hosting' | 'firestore' | 'storage' {
  if (/^\/(v1\/projects\/|google\.firestore\.)/.test(path)) return 'firestore';
  return path.startsWith('/v0/b/') ? 'storage' : 'hosting';
}

function partOf(path: string): 'code' | 'pictures' | 'fonts' | undefined {
  const ending = /\.(\w+)(?:\?.*)?$/.exec(path)?.[1] ?? '';
  if (['js', 'css'].includes(ending)) return 'code';
  if (['webp', 'avif', 'jpg', 'png', 'svg', 'ico'].includes(ending)) return 'pictures';
  return ending === 'woff2' ? 'fonts' : undefined;
}
