import { invalid } from '../engine/status.ts';
import { isDocumentPath, parseResourceName } from '../protocol/document-name.ts';
import { asObject, type JsonObject } from '../protocol/json-shape.ts';
import type { RestRequest } from '../protocol/rest/rest-call.ts';
import { type MessageShape, messageShape } from './schema.ts';

type Address = Pick<RestRequest, 'method' | 'pathname' | 'params' | 'body'>;

/** A method that is answered once, by one message or by a list of them. */
export interface Method {
  readonly request: MessageShape;
  readonly answer: MessageShape;
  /** The same request as Firestore has it by REST. */
  readonly toRest: (message: JsonObject) => Address;
}

const DOCUMENT = messageShape('Document');
const EMPTY = messageShape('Empty');

/** The methods of google.firestore.v1.Firestore except Listen and Write. */
export const METHODS: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['GetDocument', { request: messageShape('GetDocumentRequest'), answer: DOCUMENT, toRest: getDocument }],
  ['ListDocuments', method('ListDocumentsRequest', 'ListDocumentsResponse', listDocuments)],
  ['CreateDocument', { request: messageShape('CreateDocumentRequest'), answer: DOCUMENT, toRest: createDocument }],
  ['UpdateDocument', { request: messageShape('UpdateDocumentRequest'), answer: DOCUMENT, toRest: updateDocument }],
  ['DeleteDocument', { request: messageShape('DeleteDocumentRequest'), answer: EMPTY, toRest: deleteDocument }],
  ['BatchGetDocuments', method('BatchGetDocumentsRequest', 'BatchGetDocumentsResponse', verb('batchGet'))],
  ['BatchWrite', method('BatchWriteRequest', 'BatchWriteResponse', verb('batchWrite'))],
  ['BeginTransaction', method('BeginTransactionRequest', 'BeginTransactionResponse', verb('beginTransaction'))],
  ['Commit', method('CommitRequest', 'CommitResponse', verb('commit'))],
  ['Rollback', { request: messageShape('RollbackRequest'), answer: EMPTY, toRest: verb('rollback') }],
  ['RunQuery', method('RunQueryRequest', 'RunQueryResponse', verb('runQuery'))],
  [
    'RunAggregationQuery',
    method('RunAggregationQueryRequest', 'RunAggregationQueryResponse', verb('runAggregationQuery')),
  ],
  ['PartitionQuery', method('PartitionQueryRequest', 'PartitionQueryResponse', verb('partitionQuery'))],
  ['ListCollectionIds', method('ListCollectionIdsRequest', 'ListCollectionIdsResponse', verb('listCollectionIds'))],
]);

type Name = Parameters<typeof messageShape>[0];

function method(request: Name, answer: Name, toRest: Method['toRest']): Method {
  return { request: messageShape(request), answer: messageShape(answer), toRest };
}

/** `/v1/<name>`, its segments percent-encoded as they are in an address. */
function addressOf(name: unknown): string {
  return `/v1/${textOf(name).split('/').map(encodeURIComponent).join('/')}`;
}

/**
 * By REST the segments of an address say whether it is about a document or a collection, and here the method does: what the other would be answered is no
 * message of this one. Throws INVALID_ARGUMENT.
 */
function documentAddress(name: unknown): string {
  if (!isDocumentPath(parseResourceName(name).path)) throw invalid(`${JSON.stringify(name)} does not name a document.`);
  return addressOf(name);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A method that has the same message in both, posted to its parent or, where it has none, to the documents of its database. */
function verb(name: string): Method['toRest'] {
  return (body) => {
    const parent = body['parent'] ?? `${textOf(body['database'])}/documents`;
    return { method: 'POST', pathname: `${addressOf(parent)}:${name}`, params: new URLSearchParams(), body };
  };
}

/** What is a field of a message here and a parameter of the address there; of messages their members, of lists each element. */
function paramsOf(message: JsonObject, names: readonly string[]): URLSearchParams {
  const params = new URLSearchParams();
  const add = (name: string, value: unknown): void => {
    if (value === undefined) return;
    if (Array.isArray(value)) for (const element of value) params.append(name, String(element));
    else if (typeof value === 'object' && value !== null)
      for (const [key, member] of Object.entries(value)) add(`${name}.${key}`, member);
    else params.append(name, `${value as string | number | boolean}`);
  };
  for (const name of names) add(name, message[name]);
  return params;
}

const MOMENT = ['transaction', 'readTime'];

function getDocument(message: JsonObject): Address {
  const params = paramsOf(message, ['mask', ...MOMENT]);
  return { method: 'GET', pathname: documentAddress(message['name']), params, body: '' };
}

function listDocuments(message: JsonObject): Address {
  const params = paramsOf(message, ['pageSize', 'pageToken', 'orderBy', 'mask', 'showMissing', ...MOMENT]);
  return { method: 'GET', pathname: collectionOf(message), params, body: '' };
}

function createDocument(message: JsonObject): Address {
  const body = asObject(message['document'] ?? {}, 'document');
  return { method: 'POST', pathname: collectionOf(message), params: paramsOf(message, ['documentId', 'mask']), body };
}

function collectionOf({ parent, collectionId }: JsonObject): string {
  const name = `${textOf(parent)}/${textOf(collectionId)}`;
  if (textOf(collectionId).includes('/') || isDocumentPath(parseResourceName(name).path))
    throw invalid(`${JSON.stringify(name)} does not name a collection.`);
  return addressOf(name);
}

function updateDocument(message: JsonObject): Address {
  const body = asObject(message['document'] ?? {}, 'document');
  const params = paramsOf(message, ['updateMask', 'mask', 'currentDocument']);
  return { method: 'PATCH', pathname: documentAddress(body['name']), params, body };
}

function deleteDocument(message: JsonObject): Address {
  const params = paramsOf(message, ['currentDocument']);
  return { method: 'DELETE', pathname: documentAddress(message['name']), params, body: '' };
}
