import { rawRequest } from './raw-request.ts';
import { DATABASE, PROJECT } from './shop.ts';
import { forwardBody } from './webchannel-client.ts';

/** Part of what only staff may read: an answer that holds it has leaked. */
export const SECRET = 'precio-del-proveedor';
const DOCUMENTS = `/v1/${DATABASE}/documents`;
const FILES = `/v0/b/${PROJECT}.appspot.com/o`;
const ACCOUNTS = '/identitytoolkit.googleapis.com/v1/accounts';
const CHANNEL = '/google.firestore.v1.Firestore';

export interface Answer {
  status: number;
  text: string;
}
/** One kind of request that carries a token. */
export type TokenRequest = (origin: string, token: string) => Promise<Answer>;

const name = (path: string): string => `${DATABASE}/documents/${path}`;
const authorization = (token: string) => ({ authorization: `Bearer ${token}` });

function rest(method: string, path: string, body?: object): TokenRequest {
  return (origin, token) =>
    rawRequest(origin, path, { method, headers: authorization(token), ...(body && { body: JSON.stringify(body) }) });
}

function auth(verb: string, fields: object = {}): TokenRequest {
  return (origin, idToken) =>
    rawRequest(origin, `${ACCOUNTS}:${verb}`, { method: 'POST', body: JSON.stringify({ idToken, ...fields }) });
}

/** Where a handshake has its token: in the body, in the address as the SDK 9.0 has it, or in a real header as its build for React Native. */
type TokenPlace = 'body' | 'address' | 'header';

/** A stream's handshake and first messages, then what its back channel says. */
function stream(rpc: 'Listen' | 'Write', messages: object[], place: TokenPlace = 'body'): TokenRequest {
  return async (origin, token) => {
    const query = `VER=8&database=${encodeURIComponent(DATABASE)}&CVER=22&X-HTTP-Session-Id=gsessionid`;
    const block = `X-Goog-Api-Client:gl-js/ fire/9.0.0\r\nAuthorization:Bearer ${token}\r\n`;
    const inAddress = place === 'address' ? `&${new URLSearchParams({ $httpHeaders: block }).toString()}` : '';
    const first = await rawRequest(origin, `${CHANNEL}/${rpc}/channel?${query}&RID=1${inAddress}`, {
      method: 'POST',
      headers: place === 'header' ? authorization(token) : {},
      body: forwardBody(messages, 0, place === 'body' ? block : undefined),
    });
    const sid = /"c","([^"]+)"/.exec(first.text)?.[1];
    if (first.status !== 200 || sid === undefined) return first;
    const hanging = await rawRequest(
      origin,
      `${CHANNEL}/${rpc}/channel?${query}&RID=rpc&SID=${sid}&CI=1&AID=0&TO=1000`,
    );
    await rawRequest(origin, `${CHANNEL}/${rpc}/channel?${query}&RID=2&SID=${sid}&TYPE=terminate`, { method: 'POST' });
    const isRefused = /UNAUTHENTICATED|PERMISSION_DENIED|"cause":\{"code":(7|16)\b/.test(hanging.text);
    return { status: isRefused ? 401 : hanging.status, text: hanging.text };
  };
}

const theft = { fields: { notas: { stringValue: 'robado' } } };
const listInternos = { structuredQuery: { from: [{ collectionId: 'internos' }] } };
const internos = { targetId: 2, query: { parent: `${DATABASE}/documents`, ...listInternos } };
const upload = `--B\r\nContent-Type: application/json\r\n\r\n{}\r\n--B\r\nContent-Type: image/webp\r\n\r\nx\r\n--B--`;

/** Reads. With the good token each succeeds and its answer holds the secret. */
export const reads: Record<string, TokenRequest> = {
  'a document': rest('GET', `${DOCUMENTS}/internos/p1`),
  'a list': rest('GET', `${DOCUMENTS}/internos`),
  'a query': rest('POST', `${DOCUMENTS}:runQuery`, listInternos),
  'a batch of reads': rest('POST', `${DOCUMENTS}:batchGet`, { documents: [name('internos/p1')] }),
  'a listener': stream('Listen', [{ database: DATABASE, addTarget: internos }]),
  'a listener with its token in the address': stream(
    'Listen',
    [{ database: DATABASE, addTarget: internos }],
    'address',
  ),
  'a listener with its token in a header': stream('Listen', [{ database: DATABASE, addTarget: internos }], 'header'),
};

/** Writes of staff and changes of one's own account. Sent with bad tokens only. */
export const changes: Record<string, TokenRequest> = {
  'a commit': rest('POST', `${DOCUMENTS}:commit`, { writes: [{ update: { name: name('internos/robo'), ...theft } }] }),
  'a patch': rest('PATCH', `${DOCUMENTS}/internos/p1`, theft),
  'a delete': rest('DELETE', `${DOCUMENTS}/internos/p1`),
  'a write stream': stream('Write', [{ database: DATABASE }]),
  'a write stream with its token in the address': stream('Write', [{ database: DATABASE }], 'address'),
  'a list of files': rest('GET', `${FILES}?prefix=documentos/&delimiter=/`),
  'a file gone': rest('DELETE', `${FILES}/productos%2Fx.webp`),
  'an upload': (origin, token) =>
    rawRequest(origin, `${FILES}?name=productos/${'a'.repeat(64)}.webp`, {
      method: 'POST',
      headers: {
        ...authorization(token),
        'x-goog-upload-protocol': 'multipart',
        'content-type': 'multipart/related; boundary=B',
      },
      body: upload,
    }),
  'who am I': auth('lookup'),
  'a new password': auth('update', { password: 'robada123' }),
  'the account gone': auth('delete'),
  'a confirmation': auth('sendOobCode', { requestType: 'VERIFY_EMAIL' }),
  'a refresh': (origin, token) =>
    rawRequest(origin, '/securetoken.googleapis.com/v1/token', {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token }).toString(),
    }),
};
