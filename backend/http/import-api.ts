import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ImportProblem } from '#domain/staff/archive/shop-import.ts';
import { LARGEST_ARCHIVE } from '#domain/staff/archive/shop-import.ts';
import { denied } from '../databases/denied.ts';
import { ImportRefusal } from '../shop-import/import-refusal.ts';
import type { ShopImport } from '../shop-import/import-shop.ts';
import type { Api } from './api.ts';
import { replyJson } from './reply.ts';

const ADDRESS = '/__/tienda';
/** How much of a refused archive is still taken in before its connection is cut: a browser that is still sending reads no answer. */
const LARGEST_REST = 64 << 20;

/** The archive of an earlier shop, for an owner: whether this one is empty, and loading it. */
export function createImportApi(shop: ShopImport, isOwner: (request: IncomingMessage) => Promise<boolean>): Api {
  return {
    owns: (pathname) => pathname === ADDRESS,
    async serve(request, response) {
      if (!(await isOwner(request))) throw denied();
      if (request.method !== 'POST') return replyJson(response, 200, { vacia: shop.isEmpty() });
      const chunks = request[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
      try {
        if (Number(request.headers['content-length']) > LARGEST_ARCHIVE) throw new ImportRefusal('too-large');
        // Without `return`: leaving a loop early would destroy the request, and with it the connection that the refusal must travel on.
        const { documents, files } = await shop.load({ [Symbol.asyncIterator]: () => ({ next: () => chunks.next() }) });
        replyJson(response, 200, { documentos: documents, archivos: files });
      } catch (error) {
        if (!(error instanceof ImportRefusal)) throw error;
        await refuse(request, response, chunks, error.problem);
      }
    },
  };
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
