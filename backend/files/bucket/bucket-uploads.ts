import type { FileCall, FileContext } from '../file-context.ts';
import { badRequest, notFound } from '../file-refusal.ts';
import { type FileReply, replyStatus } from '../file-reply.ts';
import { parseObjectName } from '../object-name.ts';
import type { StoredFile } from '../stored-file.ts';
import { uploadMedia, uploadMultipart } from '../upload-multipart.ts';
import { continueUpload, startUpload } from '../upload-resumable.ts';
import { replyObject } from './object-resource.ts';

/** `POST /upload/storage/v1/b/B/o?uploadType=…&name=…`, and a `PUT` to the address that a resumable one was answered. */
export async function serveUpload(context: FileContext, call: FileCall): Promise<FileReply> {
  const id = call.params.get('upload_id');
  if (id !== null) return continueByRange(context, call, id);
  const name = parseObjectName(call.params.get('name') ?? '');
  switch (call.params.get('uploadType') ?? '') {
    case 'multipart':
      return replyObject(context, await uploadMultipart(context, call, name));
    case 'media':
      return replyObject(context, await uploadMedia(context, call, name));
    case 'resumable':
      return start(context, call, name);
    default:
      throw badRequest('The type of the upload is unknown.');
  }
}

async function start(context: FileContext, call: FileCall, name: string): Promise<FileReply> {
  const begun = await startUpload(
    context,
    withHeaders(call, {
      'x-goog-upload-header-content-type': call.header('x-upload-content-type'),
      'x-goog-upload-header-content-length': call.header('x-upload-content-length'),
    }),
    name,
  );
  const id = new URL(begun.headers['X-Goog-Upload-URL'] ?? '').searchParams.get('upload_id') ?? '';
  const params = new URLSearchParams({ uploadType: 'resumable', name, upload_id: id });
  const address = `${call.origin}/upload/storage/v1/b/${encodeURIComponent(call.bucket)}/o?${params.toString()}`;
  return replyStatus('active', { Location: address });
}

/** `bytes 0-99/200`; the last byte and the size may be `*`, and so may both of the bytes, which asks how far it is. */
const RANGE = /^bytes (?:\*|(\d{1,15})-(\d{1,15}|\*))\/(\d{1,15}|\*)$/;

/** The commands of the other protocol of uploads, said by `Content-Range`. Without one the body is the whole file. */
async function continueByRange(context: FileContext, call: FileCall, id: string): Promise<FileReply> {
  const header = call.header('content-range');
  const range = header === undefined ? ['', '0', '*', '*'] : RANGE.exec(header);
  if (range === null) throw badRequest('The Content-Range cannot be read.');
  const [, first, last, total] = range;
  const isLast = last === '*' || (total !== '*' && Number(last) + 1 === Number(total));
  const command = first === undefined ? 'query' : isLast ? 'upload, finalize' : 'upload';
  const given = withHeaders(call, { 'x-goog-upload-command': command, 'x-goog-upload-offset': first });
  const { headers } = await continueUpload(context, given, id);
  if (headers['X-Goog-Upload-Status'] === 'final') return replyObject(context, fileOf(context, id));
  const received = Number(headers['X-Goog-Upload-Size-Received'] ?? 0);
  return { status: 308, headers: received > 0 ? { Range: `bytes=0-${received - 1}` } : {}, body: '' };
}

function fileOf({ store }: FileContext, id: string): StoredFile {
  const upload = store.upload(id);
  const file = upload && store.file(upload.bucket, upload.name);
  if (file === undefined) throw notFound();
  return file;
}

function withHeaders(call: FileCall, headers: Readonly<Record<string, string | undefined>>): FileCall {
  return { ...call, header: (name) => (Object.hasOwn(headers, name) ? headers[name] : call.header(name)) };
}
