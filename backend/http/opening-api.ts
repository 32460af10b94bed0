import type { OpeningProblem } from '#domain/staff/opening/shop-opening.ts';
import type { ShopOpening } from '../operations/shop-opening.ts';
import { asObject } from '../protocol/json-shape.ts';
import { parseJson } from '../protocol/parse-json.ts';
import type { Api } from './api.ts';
import type { ReadBody } from './read-body.ts';
import { replyJson } from './reply.ts';

const ADDRESS = '/__/apertura';
const LARGEST_BODY = 4096;

/** The first owner of a fresh shop: whether there is still none, and becoming it with the code. */
export function createOpeningApi(opening: ShopOpening, read: ReadBody): Api {
  return {
    owns: (pathname) => pathname === ADDRESS,
    async serve(request, response) {
      if (request.method !== 'POST') return replyJson(response, 200, { abierta: opening.isOpen() });
      const { codigo, correo, contrasena } = asObject(parseJson(await read(request, LARGEST_BODY)), 'The claim');
      const claimed = await opening.claim({ code: text(codigo), email: text(correo), password: text(contrasena) });
      if (claimed.ok) return replyJson(response, 200, { problema: null });
      return replyJson(response, statusOf(claimed.error), { problema: claimed.error });
    },
  };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function statusOf(problem: OpeningProblem): number {
  if (problem === 'closed') return 404;
  return problem === 'slow' ? 429 : 400;
}
