import { randomBytes } from 'node:crypto';
import type { Document } from '../../engine/document.ts';
import { invalid, StatusError } from '../../engine/status.ts';
import type { Precondition, UpdateWrite } from '../../engine/write.ts';
import { documentToJson } from '../document-json.ts';
import { parseDocumentName, parseResourceName } from '../document-name.ts';
import { asMessage, DOCUMENT } from '../json-shape.ts';
import { parseFields } from '../value-json.ts';
import { maskOf, momentOf, preconditionOf } from './params.ts';
import type { VerbCall } from './reads.ts';

/** A call on a document or collection by plain HTTP method; what would be body fields elsewhere comes in the query string. */
export interface ResourceCall extends VerbCall {
  readonly params: URLSearchParams;
}

/** GET of a document. Throws NOT_FOUND. */
export function getDocument({ database, identity, parent, params }: ResourceCall): unknown {
  const path = parseDocumentName(parent, database.name);
  const document = database.get(path, identity, momentOf(params, database));
  if (document === undefined) throw new StatusError('NOT_FOUND', `Document (${parent}) not found.`);
  return documentToJson(document, database.name, maskOf(params, 'mask'));
}

/** POST to a collection, with the id in `documentId`, or a generated one when there is none or an empty one. Throws ALREADY_EXISTS. */
export function createDocument(call: ResourceCall): unknown {
  const { database, parent, params, body } = call;
  const id = params.get('documentId') || randomId();
  if (id.includes('/')) throw invalid('documentId must not contain "/".');
  const path = parseDocumentName(`${parent}/${id}`, database.name);
  const { name, fields } = asMessage(body, 'the document', DOCUMENT);
  if (name !== undefined) throw invalid('The name of a new document must not be set.');
  return applied(call, {
    kind: 'update',
    path,
    fields: parseFields(fields),
    mask: undefined,
    transforms: [],
    precondition: MISSING,
  });
}

const MISSING: Precondition = { kind: 'exists', exists: false };

/** PATCH of a document: the fields of `updateMask.fieldPaths`, or all. Creates it unless a precondition forbids. */
export function patchDocument(call: ResourceCall): unknown {
  const { database, parent, params, body } = call;
  const path = parseDocumentName(parent, database.name);
  const mask = maskOf(params, 'updateMask');
  const precondition = preconditionOf(params);
  const { fields } = asMessage(body, 'the document', DOCUMENT);
  return applied(call, {
    kind: 'update',
    path,
    fields: parseFields(fields),
    mask,
    transforms: [],
    precondition,
  });
}

/** DELETE of a document, there or not. */
export function deleteDocument({ database, identity, holder, parent, params }: ResourceCall): unknown {
  const path = parseDocumentName(parent, database.name);
  database.commit([{ kind: 'delete', path, precondition: preconditionOf(params) }], identity, { holder });
  return {};
}

function applied({ database, identity, holder, params }: ResourceCall, write: UpdateWrite): unknown {
  const document = database.commit([write], identity, { holder }).after(write.path) as Document;
  return documentToJson(document, database.name, maskOf(params, 'mask'));
}

/** Twenty letters and digits, as the SDK makes them. */
function randomId(): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
  return Array.from(randomBytes(20), (byte) => alphabet[byte % alphabet.length]).join('');
}

/** Whether a resource name is a collection's: an odd number of segments under the database. */
export function isCollectionName(name: string): boolean {
  const { path } = parseResourceName(name);
  return path !== '' && path.split('/').length % 2 === 1;
}
