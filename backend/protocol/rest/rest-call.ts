import type { Identity } from '../../access/identity.ts';
import type { Databases } from '../../databases/databases.ts';
import { atOnce, type Sliced } from '../../engine/slices.ts';
import { invalid, StatusError } from '../../engine/status.ts';
import type { Holder } from '../../limits/share.ts';
import { parseResourceName } from '../document-name.ts';
import { asObject, type JsonObject } from '../json-shape.ts';
import { parseJsonSliced } from '../parse-json.ts';
import { batchWrite, listCollectionIds, partitionQuery } from './administration.ts';
import {
  createDocument,
  deleteDocument,
  getDocument,
  isCollectionName,
  patchDocument,
  type ResourceCall,
} from './documents.ts';
import { listDocuments } from './list-documents.ts';
import { readParams } from './params.ts';
import { batchGet, runAggregation, runQueryVerb, type VerbCall } from './reads.ts';
import { beginTransaction, commit, rollback } from './writes.ts';

export interface RestRequest {
  readonly method: string;
  /** Undecoded, without query: `/v1/projects/P/databases/(default)/documents/c/a:verb`. */
  readonly pathname: string;
  readonly params: URLSearchParams;
  /** Its text, or its JSON where it came in another form. */
  readonly body: string | JsonObject;
  readonly identity: Identity;
  /** Whose share of transactions and quotations it uses. */
  readonly holder?: Holder;
}

const VERBS: Readonly<Record<string, (call: VerbCall) => Sliced<unknown>>> = {
  batchGet,
  batchWrite,
  beginTransaction: inOnePiece(beginTransaction),
  commit,
  listCollectionIds,
  partitionQuery: inOnePiece(partitionQuery),
  rollback: inOnePiece(rollback),
  runAggregationQuery: runAggregation,
  runQuery: runQueryVerb,
};

/** A caller inside the process. */
const NOBODY: Holder = { from: '', isStaff: true };

export type CallRest = typeof callRest;

function inOnePiece(call: (call: VerbCall) => unknown): (call: VerbCall) => Sliced<unknown> {
  return (given) => atOnce(call(given));
}

/** Answers a Firestore REST request with its JSON. Throws StatusError, NOT_FOUND for an address that means nothing. */
export function* callRest(request: RestRequest, databases: Databases): Sliced<unknown> {
  const { method, pathname, identity, holder = NOBODY } = request;
  // Only a POST has a verb, behind the last segment: in the others a colon is part of an id.
  const last = pathname.lastIndexOf(':');
  const colon = method === 'POST' && last > pathname.lastIndexOf('/') ? last : -1;
  const parent = decodeName(colon < 0 ? pathname : pathname.slice(0, colon));
  const database = databases.open(parseResourceName(parent).database);
  const body = asObject(yield* readBody(request), 'The request body');
  const call = { database, identity, holder, parent, body };
  if (colon < 0) return yield* callResource(method, { ...call, params: readParams(request.params) });
  const verb = pathname.slice(colon + 1);
  const run = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
  if (run === undefined) throw new StatusError('NOT_FOUND', `This server has no method "${verb}".`);
  return yield* run(call);
}

function* readBody({ method, body }: RestRequest): Sliced<unknown> {
  if (method === 'GET' || method === 'DELETE' || body === '') return {};
  return typeof body === 'string' ? yield* parseJsonSliced(body) : body;
}

function* callResource(method: string, call: ResourceCall): Sliced<unknown> {
  const isCollection = isCollectionName(call.parent);
  if (method === 'GET') return isCollection ? yield* listDocuments(call) : getDocument(call);
  if (method === 'POST' && isCollection) return createDocument(call);
  if (method === 'PATCH' && !isCollection) return patchDocument(call);
  if (method === 'DELETE' && !isCollection) return deleteDocument(call);
  if (method === 'POST' || method === 'PATCH' || method === 'DELETE')
    throw invalid(`${method} asks for a ${isCollection ? 'document' : 'collection'}, and this is none.`);
  throw new StatusError('NOT_FOUND', `This server has no method ${method}.`);
}

/** The resource name in an address: segments are percent-encoded one by one, and one that decodes to a slash is no id. */
function decodeName(pathname: string): string {
  const segments = pathname.split('/').slice(2);
  try {
    const decoded = segments.map(decodeURIComponent);
    if (decoded.some((segment) => segment.includes('/'))) throw invalid('An id must not contain a slash.');
    return decoded.join('/');
  } catch (error) {
    throw error instanceof StatusError ? error : invalid('The address is not valid percent-encoded UTF-8.');
  }
}
