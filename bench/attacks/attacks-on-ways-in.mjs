import { createHash, randomBytes } from 'node:crypto';
import { all, statusCounts, times } from './answers.mjs';
import { pause, signInStaff } from './people.mjs';
import { clientAt, DATABASE, DOCUMENTS } from './requests.mjs';

const BUCKET = '/v0/b/la-fragua.appspot.com/o';
const inProducts = { from: [{ collectionId: 'productos' }], limit: 300 };

/** Attacks that come by a way of their own: through a proxy that others use too, by downloads, by streams from before a restart. */
export const attacksOnWaysIn = {
  'behind a proxy: nobody attacks, for comparison': () => Promise.resolve('-'),
  async 'behind a proxy: 800 requests that do not end, of one client'({ attacker }) {
    const head = `POST ${DOCUMENTS}:commit HTTP/1.1\r\nHost: localhost\r\n${attacker.head}Content-Length: 9\r\n\r\n`;
    let closed = 0;
    for (let i = 0; i < 800; i++)
      attacker
        .hold(head)
        .on('end', () => (closed += 1))
        .resume();
    await pause(2000);
    // The other visitors have their connections already.
    const visitor = clientAt('127.0.0.1', attacker.port, false, { 'X-Forwarded-For': '203.0.113.77' });
    const { status } = await visitor.ask('GET', `${DOCUMENTS}/productos?pageSize=5`);
    visitor.close();
    return `${closed} refused; a visitor with a new connection: ${status === 0 ? 'no answer' : status}`;
  },
  async 'behind a proxy: queries, handshakes and guesses of one client, 600 at once'({ attacker, email }) {
    const guess = { email, password: 'mal' };
    return statusCounts(
      await all(600, (i) => {
        if (i % 3 === 0)
          return attacker.query({ ...inProducts, orderBy: [{ field: { fieldPath: i % 2 ? 'nombre' : 'clave' } }] });
        if (i % 3 === 1)
          return attacker.post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=x', guess);
        return attacker.handshake('Listen', []).then((sid) => ({ status: sid === undefined ? 429 : 200 }));
      }),
    );
  },
  async 'behind a proxy: an address made up for each request, 500 at once'({ attacker }) {
    const headers = (i) => ({ 'X-Forwarded-For': `198.51.100.${i % 250}, 203.0.113.2` });
    return statusCounts(
      await all(500, (i) => attacker.ask('GET', `${DOCUMENTS}/productos?pageSize=299`, '', headers(i))),
    );
  },
  async 'downloads of 1 MiB that are not read, eight on each of 250 connections'({ attacker, staff }) {
    const bytes = randomBytes(1 << 20);
    const name = `productos/${createHash('sha256').update(bytes).digest('hex')}.png`;
    const boundary = 'parte';
    const meta = JSON.stringify({ name, contentType: 'image/png' });
    const body = Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Type: application/json\r\n\r\n${meta}\r\n`),
      Buffer.from(`--${boundary}\r\nContent-Type: image/png\r\n\r\n`),
      bytes,
      Buffer.from(`\r\n--${boundary}--`),
    ]);
    const uploaded = await staff.client.sendBytes(`${BUCKET}?name=${encodeURIComponent(name)}`, body, {
      ...staff.headers('Firebase'),
      'x-goog-upload-protocol': 'multipart',
      'content-type': `multipart/related; boundary=${boundary}`,
    });
    const get = `GET ${BUCKET}/${encodeURIComponent(name)}?alt=media HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    // Sockets take in four megabytes for one who does not read: of eight files some wait behind those. A ninth would close the connection.
    for (let i = 0; i < 250; i++) attacker.hold(get.repeat(8)).pause();
    await pause(2000);
    const visitor = clientAt('127.0.0.8', attacker.port);
    const got = await visitor.sendBytes(`${BUCKET}/${encodeURIComponent(name)}?alt=media`);
    visitor.close();
    return `${uploaded.status}; another visitor: ${got.status}, ${got.bytes.length} bytes`;
  },
  'restored Write streams: 40 of visitors are flooded after a restart': {
    async before({ port, sendQuote }) {
      // The sessions are kept with what was committed on them, so each sends a request for a quotation.
      for (let i = 0; i < 40; i++) {
        const visitor = clientAt(`127.0.3.${1 + Math.floor(i / 6)}`, port);
        const sid = await visitor.handshake('Write', [{ database: DATABASE }]);
        const { writes } = quoteOf(sendQuote);
        await visitor.forward('Write', sid, [{ writes: await writes }], 1);
        restored.push(sid);
        visitor.close();
      }
    },
    async attack({ attacker }) {
      const sids = restored.splice(0);
      const nothing = { writes: [{ update: { name: `${DATABASE}/documents/productos/x`, fields: {} } }] };
      const answers = [];
      for (let round = 0; round < 5; round++)
        answers.push(
          ...(await Promise.all(
            sids.map((sid) =>
              attacker.forward(
                'Write',
                sid,
                times(50, () => nothing),
                2 + 50 * round,
              ),
            ),
          )),
        );
      for (const sid of sids) await attacker.hang('Write', sid).then((answer) => answer.pause());
      return statusCounts(answers);
    },
  },
  'restored Write streams: a colleague goes on writing on theirs': {
    async before({ port, store }) {
      const colleague = clientAt('127.0.0.6', port);
      const staff = await signInStaff(colleague, store, 50);
      const token = staff.idToken;
      const sid = await colleague.handshake('Write', [{ database: DATABASE }], { token });
      const { status } = await colleague.forward('Write', sid, [{ writes: staff.writesOfSave() }], 1);
      kept = { sid, status, writes: staff.writesOfSave() };
      colleague.close();
    },
    async attack({ staff, attacker }) {
      const flood = all(300, () => attacker.handshake('Write', [{ database: DATABASE }]));
      const { status } = await staff.client.forward('Write', kept.sid, [{ writes: kept.writes }], 2);
      const answer = await staff.client.hang('Write', kept.sid);
      let heard = '';
      answer.on('data', (data) => (heard += data)).on('error', () => {});
      await flood;
      await pause(1000);
      return `${kept.status}, ${status}, ${heard.split('commitTime').length - 1} of 2 commits answered`;
    },
  },
};

/** Streams of an earlier process. */
const restored = [];
let kept;

/** The writes of a request for a quotation, taken from what would be sent. */
function quoteOf(sendQuote) {
  let take;
  const writes = new Promise((resolve) => (take = resolve));
  void sendQuote({
    post: (_path, body) => {
      take(body.writes);
      return Promise.resolve({ status: 200 });
    },
  });
  return { writes };
}
