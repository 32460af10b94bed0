import { randomBytes } from 'node:crypto';
import { clientAt, DATABASE, DOCUMENTS } from './requests.mjs';

const name = (path) => `${DATABASE}/documents/${path}`;
const now = (fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' });
const str = (stringValue) => ({ stringValue });
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Somebody of their own address; behind a proxy all have its address, and it says whose requests they are. */
export function personAt(n, port, isSecure, isProxied) {
  if (isProxied) return clientAt('127.0.0.1', port, isSecure, { 'X-Forwarded-For': `203.0.113.${n}` });
  return clientAt(`127.0.0.${n}`, port, isSecure);
}

/** In turn: a list of products, a page, and a file of the site, which is looked for on the disk. */
const ASKED = [`${DOCUMENTS}/productos?pageSize=5`, '/', '/favicon.ico'];

/** A visitor who asks for one of these ten times a second until told to stop; the milliseconds of each answer. */
export function startVisitor(client) {
  const waits = [];
  const over = new AbortController();
  let failures = 0;
  let next = 0;
  const one = async () => {
    const start = performance.now();
    const { status } = await client.ask('GET', ASKED[next++ % ASKED.length], '', { 'accept-encoding': 'br' });
    waits.push(performance.now() - start);
    if (status !== 200) failures += 1;
  };
  const running = (async () => {
    const asked = [];
    while (!over.signal.aborted) {
      asked.push(one());
      await pause(100);
    }
    await Promise.all(asked);
  })();
  return {
    async stop() {
      over.abort();
      await running;
      waits.sort((a, b) => a - b);
      return { p99: Math.round(waits[Math.ceil(waits.length * 0.99) - 1]), failures, asked: waits.length };
    },
  };
}

/** A colleague who saves products one after the other, and remembers what was acknowledged. */
export async function signInStaff(client, { email, password }, skip = 0, acknowledged = new Map()) {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=x';
  const { status, text } = await client.post(path, { email, password, returnSecureToken: true });
  if (status !== 200) throw new Error(`sign-in: ${status} ${text}`);
  const { idToken, localId } = JSON.parse(text);
  const headers = (scheme = 'Bearer') => ({ authorization: `${scheme} ${idToken}` });
  const waits = [];
  const products = await client.ask('GET', `${DOCUMENTS}/productos?pageSize=100`);
  const revisions = JSON.parse(products.text)
    .documents.slice(skip, skip + 50)
    .map(({ name: id, fields }) => [id, Number(fields.rev.integerValue)]);
  let next = 0;
  function writeOf([id], rev) {
    const update = { name: id, fields: { rev: { integerValue: String(rev) }, actualizadoPor: str(localId) } };
    return { update, updateMask: { fieldPaths: ['rev', 'actualizadoPor'] }, updateTransforms: [now('actualizado')] };
  }
  async function save() {
    const product = revisions[next++ % revisions.length];
    const rev = product[1] + 1;
    const start = performance.now();
    const write = writeOf(product, rev);
    const answer = await client.post(`${DOCUMENTS}:commit`, { writes: [write] }, headers());
    waits.push(performance.now() - start);
    if (answer.status !== 200) return false;
    product[1] = rev;
    acknowledged.set(product[0], rev);
    return true;
  }
  return {
    client,
    headers,
    idToken,
    save,
    /** The writes of a save that is sent by other means than `save`, each time of another product. */
    writesOfSave() {
      const product = revisions[next++ % revisions.length];
      return [writeOf(product, ++product[1])];
    },
    slowestSave: () => Math.round(Math.max(0, ...waits)),
    saved: () => acknowledged.size,
    /** Saves all of these products in one commit. */
    async saveMany(names) {
      const found = await client.post(`${DOCUMENTS}:batchGet`, { documents: names, mask: { fieldPaths: ['rev'] } });
      const writes = JSON.parse(found.text).map(({ found: { name: id, fields } }) => ({
        update: {
          name: id,
          fields: { rev: { integerValue: String(Number(fields.rev.integerValue) + 1) }, actualizadoPor: str(localId) },
        },
        updateMask: { fieldPaths: ['rev', 'actualizadoPor'] },
        updateTransforms: [now('actualizado')],
      }));
      return client.post(`${DOCUMENTS}:commit`, { writes }, headers());
    },
    async saves(count) {
      for (let i = 0; i < count; i++) await save();
    },
    /** Of what was acknowledged, what is not there. */
    async lost() {
      let lost = 0;
      for (const [id, rev] of acknowledged) {
        const { text } = await client.ask('GET', `/v1/${id}`);
        if (!(Number(JSON.parse(text).fields?.rev?.integerValue) >= rev)) lost += 1;
      }
      return lost;
    },
  };
}

/** A request for a quotation, as the site sends it. */
export async function sendQuote(client, dayMs = Date.now()) {
  const [id, secreto] = [randomBytes(18).toString('base64url'), randomBytes(24).toString('base64url')];
  const day = new Date(dayMs - 6 * 3_600_000).toISOString().slice(0, 10);
  const folio = `C-${randomBytes(5).toString('hex').toUpperCase()}`;
  const quote = {
    folio: str(folio),
    nombre: str('Ana'),
    telefono: str('8112345678'),
    correo: str(''),
    mensaje: str('Hola'),
    lineas: { arrayValue: {} },
    origen: str('contacto'),
    estado: str('recibida'),
    avisoVersion: str('v1'),
    promociones: { booleanValue: false },
    secreto: str(secreto),
  };
  const status = { cotizacion: str(id), folio: str(folio), estado: str('recibida'), rev: { integerValue: '1' } };
  const answer = await client.post(`${DOCUMENTS}:commit`, {
    writes: [
      { update: { name: name(`cotizaciones/${id}`), fields: quote }, updateTransforms: [now('creado')] },
      {
        update: { name: name(`estadosCotizacion/${secreto}`), fields: status },
        updateTransforms: [now('actualizado')],
      },
      {
        update: { name: name(`cupos/${day}`), fields: { ultima: str(id) } },
        updateMask: { fieldPaths: ['ultima'] },
        updateTransforms: [{ fieldPath: 'n', increment: { integerValue: '1' } }],
      },
    ],
  });
  return { ...answer, id };
}
