import * as http from 'node:http';
import * as https from 'node:https';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';

export const DATABASE = 'projects/la-fragua/databases/(default)';
export const DOCUMENTS = `/v1/${DATABASE}/documents`;

/**
 * Somebody on a network address of this machine's loopback: 127.0.0.2 and 127.0.0.3 are two clients for the server. `open` is what is still
 * to be closed after an attack. `always` are headers of each request, as a proxy adds them.
 */
export function clientAt(localAddress, port, isSecure = false, always = {}) {
  const { Agent, request } = isSecure ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: 256, localAddress, rejectUnauthorized: false });
  const open = new Set();

  /** Resolves with the response when its head is there. */
  function begin(method, path, body = '', headers = {}) {
    return new Promise((resolve, reject) => {
      const all = { ...always, ...headers };
      const sent = request({ host: '127.0.0.1', port, path, method, agent, headers: all }, resolve).on('error', reject);
      sent.setTimeout(30_000, () => sent.destroy(new Error('no answer in 30 s')));
      sent.end(body);
    });
  }
  /** Status and text, or status 0 when there was no answer. */
  async function ask(method, path, body, headers) {
    try {
      const response = await begin(method, path, body, headers);
      return { status: response.statusCode, text: await text(response) };
    } catch (error) {
      return { status: 0, text: String(error) };
    }
  }
  return {
    port,
    localAddress,
    /** What a request that is written by hand has to say, too. */
    head: Object.entries(always)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join(''),
    ask,
    post: (path, body, headers) => ask('POST', path, typeof body === 'string' ? body : JSON.stringify(body), headers),
    query: (structuredQuery, headers) =>
      ask('POST', `${DOCUMENTS}:runQuery`, JSON.stringify({ structuredQuery }), headers),
    /** A POST of bytes, or a GET without any; answers bytes and headers. */
    async sendBytes(path, body, headers) {
      try {
        const response = await begin(body === undefined ? 'GET' : 'POST', path, body, headers);
        return { status: response.statusCode, headers: response.headers, bytes: await buffer(response) };
      } catch {
        return { status: 0, headers: {}, bytes: Buffer.alloc(0) };
      }
    },
    /** Sends a request and never reads its answer. */
    unread(method, path, body) {
      const socket = connect({ host: '127.0.0.1', port, localAddress }).on('error', () => {});
      socket.pause();
      open.add(socket);
      socket.write(
        `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      );
    },
    /** A connection that says this and then nothing more, and is never closed. */
    hold(said) {
      const socket = connect({ host: '127.0.0.1', port, localAddress, allowHalfOpen: true }).on('error', () => {});
      open.add(socket);
      if (said !== '') socket.write(said);
      return socket;
    },
    /** Opens a stream with these messages; answers its id, or undefined when it was refused. */
    async handshake(kind, messages, { offset = 0, token } = {}) {
      const answer = await ask('POST', channel(kind, { RID: '1' }), form(messages, offset, token));
      return /"c","([^"]+)"/.exec(answer.text)?.[1];
    },
    /** Ends a stream, as a page that is closed does. */
    terminate: (kind, SID) => ask('GET', channel(kind, { SID, RID: '9', TYPE: 'terminate' })),
    /** The hanging answer of a stream, when its head is there; it acknowledges what came up to an array. */
    hang: (kind, SID, acknowledged = 0) =>
      begin('GET', channel(kind, { SID, AID: String(acknowledged), RID: 'rpc', TYPE: 'xmlhttp', CI: '0' })),
    forward: (kind, SID, messages, offset) =>
      ask('POST', channel(kind, { SID, RID: '2', AID: '0' }), form(messages, offset)),
    close() {
      for (const socket of open) socket.destroy();
      agent.destroy();
    },
  };
}

function channel(kind, params) {
  const query = new URLSearchParams({ VER: '8', CVER: '22', database: DATABASE, ...params });
  return `/google.firestore.v1.Firestore/${kind}/channel?${query}`;
}

function form(messages, offset, token) {
  const headers = token === undefined ? '' : `headers=${encodeURIComponent(`Authorization:Bearer ${token}\r\n`)}&`;
  const fields = messages.map((message, i) => `&req${i}___data__=${encodeURIComponent(JSON.stringify(message))}`);
  return `${headers}count=${messages.length}&ofs=${offset}${fields.join('')}`;
}
