import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { err, ok } from '#domain/kernel/result.ts';
import { createBucketService } from '../bucket/bucket-service.ts';
import type { DownloadGate } from '../download-gate.ts';
import type { FileQuestion } from '../file-access.ts';
import { createFileService } from '../file-service.ts';
import { createFilesApi } from '../serve-files.ts';
import { openSqliteFileStore } from '../store/sqlite-file-store.ts';

const BUCKET = 'demo.appspot.com';
const START = Date.UTC(2026, 10, 21, 12);

/** A real server over a real folder; only the rules and the clock are the test's. */
export interface FileHarness {
  readonly origin: string;
  readonly directory: string;
  readonly log: readonly string[];
  readonly questions: readonly FileQuestion[];
  /** The rules: everything, until set otherwise. */
  allows: (question: FileQuestion) => boolean;
  wait(seconds: number): void;
  /** The address of an object, or of the bucket. */
  url(name?: string, query?: string): string;
  fetch(url: string, init?: RequestInit & { duplex?: 'half' }): Promise<Response>;
  /** Uploads as `uploadBytes` does. */
  put(name: string, data: string | Uint8Array<ArrayBuffer>, metadata?: object): Promise<Response>;
  start(name: string, total: number, contentType?: string): Promise<string>;
  send(uploadUrl: string, command: string, offset?: number, data?: string | Uint8Array<ArrayBuffer>): Promise<Response>;
  /** The files under `archivos/`, as paths. */
  blobs(): readonly string[];
  /** Opens the folder again without closing it first, as after a kill. */
  restart(): void;
  close(): Promise<void>;
}

export async function startFiles(largest = 1 << 20, admit?: DownloadGate): Promise<FileHarness> {
  const directory = mkdtempSync(path.join(tmpdir(), 'archivos-'));
  const log: string[] = [];
  const questions: FileQuestion[] = [];
  let clock = START;
  const open = () =>
    createFileService({
      store: openSqliteFileStore(path.join(directory, 'prueba.db')),
      dataDir: directory,
      access: {
        allows: (question) => {
          questions.push(question);
          return harness.allows(question);
        },
      },
      verifyIdToken: async (token) =>
        token === 'caducado' ? err('expired') : ok({ uid: token, claims: { sub: token } }),
      hasBucket: (bucket) => bucket === BUCKET,
      now: () => clock,
      largest,
      log: (line) => void log.push(line),
    });
  let service: ReturnType<typeof open>;
  const server = createServer((request, response) => {
    const [pathname = '', query = ''] = (request.url ?? '').split(/\?(.*)/s);
    const bucket = createBucketService(service.context);
    void createFilesApi(bucket.owns(pathname) ? bucket : service, admit).serve(
      request,
      response,
      pathname,
      new URLSearchParams(query),
    );
  });
  // Never closes an idle connection: the client may send into it at that very moment, after a test was busy for longer than five seconds.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const url = (name?: string, query = '') =>
    `${origin}/v0/b/${BUCKET}/o${name === undefined ? '' : `/${encodeURIComponent(name)}`}${query}`;

  const harness: FileHarness = {
    origin,
    directory,
    log,
    questions,
    allows: () => true,
    wait: (seconds) => {
      clock += seconds * 1000;
    },
    url,
    fetch: (address, init) => fetch(address, init),
    put: (name, data, metadata = {}) => {
      const boundary = '0123456789';
      const head = `--${boundary}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${JSON.stringify({ name, ...metadata })}\r\n--${boundary}\r\nContent-Type: text/plain\r\n\r\n`;
      return fetch(url(undefined, `?name=${encodeURIComponent(name)}`), {
        method: 'POST',
        headers: { 'X-Goog-Upload-Protocol': 'multipart', 'Content-Type': `multipart/related; boundary=${boundary}` },
        body: new Blob([head, data, `\r\n--${boundary}--`]),
      });
    },
    start: async (name, total, contentType = 'image/png') => {
      const reply = await fetch(url(undefined, `?name=${encodeURIComponent(name)}`), {
        method: 'POST',
        headers: {
          'X-Goog-Upload-Protocol': 'resumable',
          'X-Goog-Upload-Command': 'start',
          'X-Goog-Upload-Header-Content-Length': String(total),
          'X-Goog-Upload-Header-Content-Type': contentType,
        },
        body: JSON.stringify({ name, contentType }),
      });
      if (reply.status !== 200 || reply.headers.get('x-goog-upload-status') !== 'active')
        throw new Error(await reply.text());
      return reply.headers.get('x-goog-upload-url') ?? '';
    },
    send: (uploadUrl, command, offset, data) =>
      fetch(uploadUrl, {
        method: 'POST',
        headers: {
          'X-Goog-Upload-Command': command,
          ...(offset === undefined ? {} : { 'X-Goog-Upload-Offset': String(offset) }),
        },
        ...(data === undefined ? {} : { body: data }),
      }),
    blobs: () => {
      const root = path.join(directory, 'archivos');
      return readdirSync(root, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
    },
    restart: () => {
      service = open();
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(directory, { recursive: true, force: true });
    },
  };
  service = open();
  return harness;
}
