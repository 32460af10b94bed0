import { createHash, randomBytes } from 'node:crypto';
import { signInStaff } from './people.mjs';
import { clientAt, DOCUMENTS } from './requests.mjs';

const BUCKET = '/v0/b/la-fragua.appspot.com/o';
const CHUNK = 256 << 10;
/** Quotations of one network address before the next one is taken: the shop's limit of a client is eight. */
const QUOTES_EACH = 6;

/**
 * A shop at work: visitors ask for quotations, a colleague saves products and uploads pictures, all without a pause, until the server is gone. It
 * remembers what was acknowledged over all starts of the server, and `missing` says what of it is not there.
 */
export function createShop(store) {
  /** @type {{ quotes: string[], saves: Map<string, number>, files: Map<string, string>, chunks: Map<string, number> }} */
  const acknowledged = { quotes: [], saves: new Map(), files: new Map(), chunks: new Map() };
  const counts = { quotes: 0, saves: 0, files: 0, refused: 0 };
  let address = 1;
  let skip = 0;

  async function quotes(port, sendQuote, over, most) {
    const enough = counts.quotes + most;
    while (!over.signal.aborted && counts.quotes < enough) {
      const visitor = clientAt(`127.0.2.${(address++ % 250) + 1}`, port);
      for (let i = 0; i < QUOTES_EACH && !over.signal.aborted && counts.quotes < enough; i++) {
        const answer = await sendQuote(visitor);
        if (answer.status === 0) return visitor.close();
        if (answer.status !== 200) {
          // The bucket of the whole shop is empty: it fills again with the next start.
          counts.refused += 1;
          return visitor.close();
        }
        acknowledged.quotes.push(answer.id);
        counts.quotes += 1;
      }
      visitor.close();
    }
  }

  async function saves(staff, over) {
    while (!over.signal.aborted) {
      if (!(await staff.save())) return;
      counts.saves += 1;
    }
  }

  async function uploads(staff, over) {
    while (!over.signal.aborted) {
      const bytes = randomBytes(3 * CHUNK + 1000);
      const name = `productos/${createHash('sha256').update(bytes).digest('hex')}.png`;
      const send = (path, command, offset, body) =>
        staff.client.sendBytes(path, body, {
          ...staff.headers('Firebase'),
          'x-goog-upload-protocol': 'resumable',
          'x-goog-upload-command': command,
          ...(offset !== undefined && { 'x-goog-upload-offset': String(offset) }),
          'x-goog-upload-header-content-length': String(bytes.length),
          'x-goog-upload-header-content-type': 'image/png',
        });
      const meta = Buffer.from(JSON.stringify({ name, contentType: 'image/png' }));
      const begun = await send(`${BUCKET}?name=${encodeURIComponent(name)}`, 'start', undefined, meta);
      if (begun.status !== 200) return;
      const { pathname, search } = new URL(begun.headers['x-goog-upload-url']);
      for (let at = 0; at < bytes.length; at += CHUNK) {
        const isLast = at + CHUNK >= bytes.length;
        const part = bytes.subarray(at, at + CHUNK);
        const answer = await send(pathname + search, isLast ? 'upload, finalize' : 'upload', at, part);
        if (answer.status !== 200) return;
        acknowledged.chunks.set(pathname + search, Math.min(at + CHUNK, bytes.length));
        if (!isLast) continue;
        acknowledged.chunks.delete(pathname + search);
        acknowledged.files.set(name, createHash('sha256').update(bytes).digest('hex'));
        counts.files += 1;
      }
    }
  }

  return {
    counts,
    acknowledged: () => counts.quotes + counts.saves + counts.files + acknowledged.chunks.size,
    /** Works until `over`, or until the server answers no more. */
    async work(port, sendQuote, over, mostQuotes) {
      const colleague = clientAt('127.0.0.4', port);
      try {
        const staff = await signInStaff(colleague, store, (skip += 7) % 50, acknowledged.saves);
        await Promise.all([quotes(port, sendQuote, over, mostQuotes), saves(staff, over), uploads(staff, over)]);
      } finally {
        colleague.close();
      }
    },
    /** What was acknowledged and is not there, in words. */
    async missing(port) {
      const client = clientAt('127.0.0.5', port);
      const found = [];
      try {
        const staff = await signInStaff(client, store, 0, acknowledged.saves);
        for (const id of acknowledged.quotes) {
          const { status } = await client.ask('GET', `${DOCUMENTS}/cotizaciones/${id}`, '', staff.headers());
          if (status !== 200) found.push(`cotización ${id}: ${status}`);
        }
        if ((await staff.lost()) > 0) found.push(`${await staff.lost()} productos`);
        for (const [name, sha256] of acknowledged.files) {
          const { status, bytes } = await client.sendBytes(
            `${BUCKET}/${encodeURIComponent(name)}?alt=media`,
            undefined,
            staff.headers('Firebase'),
          );
          if (status !== 200 || createHash('sha256').update(bytes).digest('hex') !== sha256)
            found.push(`${name}: ${status}`);
        }
        for (const [path, received] of acknowledged.chunks) {
          const headers = { ...staff.headers('Firebase'), 'x-goog-upload-command': 'query' };
          const answer = await client.sendBytes(path, Buffer.alloc(0), headers);
          // A chunk whose answer the kill cut off may have arrived all the same, and so may the whole file.
          const has = Number(answer.headers['x-goog-upload-size-received'] ?? Number.NaN);
          if (!(has >= received) && answer.headers['x-goog-upload-status'] !== 'final')
            found.push(`subida: ${has} de ${received}, ${answer.status}`);
          acknowledged.chunks.delete(path);
        }
        const counted = await client.query({ from: [{ collectionId: 'cupos' }] }, staff.headers());
        const all = await client.query({ from: [{ collectionId: 'cotizaciones' }] }, staff.headers());
        const entries = (answer) => JSON.parse(answer.text).filter(({ document }) => document);
        const total = entries(counted).reduce((sum, { document }) => sum + Number(document.fields.n.integerValue), 0);
        const sent = entries(all).filter(({ document }) => document.fields.nombre.stringValue === 'Ana').length;
        if (total !== sent) found.push(`${sent} cotizaciones, ${total} contadas`);
      } finally {
        client.close();
      }
      return found;
    },
  };
}
