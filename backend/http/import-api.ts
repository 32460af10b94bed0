import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ImportProblem } from '#domain/staff/archive/shop-import.ts';
import { LARGEST_ARCHIVE } from '#domain/staff/archive/shop-import.ts';
import { denied } from '../databases/denied.ts';
import { ImportRefusal } from '../shop-import/import-refusal.ts';
import type { ShopImport } from '../shop-import/import-shop.ts';
import { findDiskTrouble } from '../storage/disk-trouble.ts';
import type { Api } from './api.ts';
import type { Patience } from './patience.ts';
import { replyJson } from './reply.ts';

const ADDRESS = '/__/tienda';
/** How much of a refused archive is still taken in before its connection is cut: a browser that is still sending reads no answer. */
const LARGEST_REST = 64 << 20;

/** The archive of an earlier shop, for an owner: whether this one is empty, and loading it. */
export function createImportApi(
  shop: ShopImport,
  isOwner: (request: IncomingMessage) => Promise<boolean>,
  patiently: Patience,
): Api {
  return {
    owns: (pathname) => pathname === ADDRESS,
    async serve(request, response) {
      if (!(await isOwner(request))) throw denied();
      if (request.method !== 'POST') return replyJson(response, 200, { vacia: shop.isEmpty() });
      const chunks = request[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
      try {
        if (Number(request.headers['content-length']) > LARGEST_ARCHIVE) throw new ImportRefusal('too-large');
        const { documents, files } = await patiently(() => shop.load(bytesOf(request, chunks)));
        replyJson(response, 200, { documentos: documents, archivos: files });
      } catch (error) {
        const problem = problemOf(error);
        if (problem === undefined) throw error;
        await refuse(request, response, chunks, problem);
      }
    },
  };
}

/** The archive as it arrives. When it has, the connection may be silent for as long as the server unpacks it. */
function bytesOf(request: IncomingMessage, chunks: AsyncIterator<Uint8Array>): AsyncIterable<Uint8Array> {
  const next = async (): Promise<IteratorResult<Uint8Array>> => {
    const chunk = await chunks.next();
    if (chunk.done) request.socket.setTimeout(0);
    return chunk;
  };
  // Without `return`: leaving a loop early would destroy the request, and with it the connection that a refusal must travel on.
  return { [Symbol.asyncIterator]: () => ({ next }) };
}

function problemOf(error: unknown): ImportProblem | undefined {
  if (error instanceof ImportRefusal) return error.problem;
  return findDiskTrouble(error) === 'full' ? 'no-room' : undefined;
}

async function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  chunks: AsyncIterator<Uint8Array>,
  problem: ImportProblem,
): Promise<void> {
  replyJson(response, problem === 'not-empty' || problem === 'busy' ? 409 : 422, { problema: problem });
  let size = 0;
  try {
    for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) {
      size += next.value.length;
      if (size > LARGEST_REST) break;
    }
  } catch {
    // The client has gone: nobody reads the answer.
  }
  if (size > LARGEST_REST) request.destroy();
}
