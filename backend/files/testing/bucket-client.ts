import type { FileHarness } from './file-harness.ts';

export interface BucketReply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The text as JSON. */
  readonly json: Record<string, unknown>;
}

type Ask = (
  method: string,
  address: string,
  body?: string | Uint8Array<ArrayBuffer>,
  headers?: Record<string, string>,
) => Promise<BucketReply>;

/** Calls the JSON API of Cloud Storage as `@google-cloud/storage` does. */
export interface BucketClient {
  readonly ask: Ask;
  /** The address of an object, with a query that begins with `?`. */
  object(name: string, query?: string): string;
  put(name: string, content: string, query?: string, metadata?: object): Promise<BucketReply>;
  /** Begins a resumable upload; answers its address. */
  begin(name: string, query?: string, metadata?: object): Promise<string>;
}

const BUCKET = '/b/demo.appspot.com/o';

export function createBucketClient({ origin, fetch }: Pick<FileHarness, 'origin' | 'fetch'>): BucketClient {
  const ask: Ask = async (method, address, body, headers = {}) => {
    const reply = await fetch(new URL(address, origin).href, { method, headers, ...(body !== undefined && { body }) });
    const text = await reply.text();
    const isJson = reply.headers.get('content-type')?.startsWith('application/json') && text !== '';
    const json = isJson ? (JSON.parse(text) as Record<string, unknown>) : {};
    return { status: reply.status, headers: reply.headers, text, json };
  };
  const upload = (name: string, type: string, query: string): string =>
    `/upload/storage/v1${BUCKET}?uploadType=${type}&name=${encodeURIComponent(name)}${query.replace('?', '&')}`;
  return {
    ask,
    object: (name, query = '') => `${BUCKET}/${encodeURIComponent(name)}${query}`,
    put: (name, content, query = '', metadata = {}) => {
      const parts = [
        `--xx\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(metadata)}\r\n`,
        `--xx\r\nContent-Type: text/plain\r\n\r\n${content}\r\n--xx--`,
      ];
      const headers = { 'content-type': 'multipart/related; boundary=xx' };
      return ask('POST', upload(name, 'multipart', query), parts.join(''), headers);
    },
    begin: async (name, query = '', metadata = {}) => {
      const begun = await ask('POST', upload(name, 'resumable', query), JSON.stringify(metadata));
      return begun.headers.get('location') ?? `${begun.status} ${begun.text}`;
    },
  };
}
