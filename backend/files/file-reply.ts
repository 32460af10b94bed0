import type { Readable } from 'node:stream';
import { type FileRefusal, refusalToJson } from './file-refusal.ts';
import { fileToJson, type StoredFile } from './stored-file.ts';

export interface FileReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** A stream must be read or destroyed: it holds a file open. */
  readonly body: string | Readable;
}

const JSON_HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
};

export function replyJson(value: object, headers: Readonly<Record<string, string>> = {}): FileReply {
  return { status: 200, headers: { ...JSON_HEADERS, ...headers }, body: JSON.stringify(value) };
}

/** The object resource. */
export function replyFile(file: StoredFile, headers: Readonly<Record<string, string>> = {}): FileReply {
  return replyJson(fileToJson(file), headers);
}

/** How a resumable upload stands. The SDK reads the headers only. */
export function replyStatus(
  status: 'active' | 'final' | 'cancelled',
  headers: Readonly<Record<string, string>> = {},
): FileReply {
  return { status: 200, headers: { ...JSON_HEADERS, 'X-Goog-Upload-Status': status, ...headers }, body: '' };
}

export function replyRefusal(refusal: FileRefusal): FileReply {
  const headers = refusal.status === 429 ? { ...JSON_HEADERS, 'Retry-After': '2' } : JSON_HEADERS;
  // A 304 has no body.
  if (refusal.status === 304) return { status: 304, headers: {}, body: '' };
  return { status: refusal.status, headers, body: JSON.stringify(refusalToJson(refusal)) };
}
