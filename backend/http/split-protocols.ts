import type { Server } from 'node:http';
import { Server as SecureServer } from 'node:https';
import type { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';

/** The first bytes of every connection of HTTP/2. No method of HTTP/1 begins with the first three. */
const PREFACE = Buffer.from('PRI');

/** Where the connections of another protocol go. */
export interface OtherProtocol {
  accept(socket: Socket): void;
}

export interface SplitProtocols {
  /** Destroys the connections that have said nothing yet. */
  stop(): void;
}

/**
 * Gives connections of HTTP/2 to another server and all others to this one, by their first bytes, or with TLS by what was agreed on in the handshake. To
 * be called when all listeners of HTTP/1 are there, and before the connections are guarded. Who says nothing for `silenceMs` is told what Node would say.
 */
export function splitProtocols(server: Server, silenceMs: number, other: OtherProtocol): SplitProtocols {
  const event = server instanceof SecureServer ? 'secureConnection' : 'connection';
  const own = server.listeners(event) as ((socket: Socket) => void)[];
  const silent = new Set<Socket>();
  server.removeAllListeners(event);
  server.on(event, (socket: Socket) => {
    const pass = (isOther: boolean): void => {
      if (isOther) other.accept(socket);
      else for (const listener of own) listener.call(server, socket);
    };
    if (socket instanceof TLSSocket) return pass(socket.alpnProtocol === 'h2');
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
    onceSpoken(
      socket,
      (isOther) => {
        silent.delete(socket);
        pass(isOther);
      },
      () =>
        server.emit('clientError', Object.assign(new Error('silent'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket),
      silenceMs,
    );
  });
  return {
    stop: () => {
      for (const socket of silent) socket.destroy();
    },
  };
}

/** Calls `then` when the first bytes have come, or the end. The bytes are put back into the socket. */
function onceSpoken(
  socket: Socket,
  then: (isHttp2: boolean) => void,
  onSilence: () => void,
  silenceMs: number | undefined,
): void {
  const giveUp = (): void => void socket.destroy();
  const timer = setTimeout(() => done(onSilence), silenceMs);
  let begun = Buffer.alloc(0);
  socket.on('error', giveUp);
  socket.on('readable', look);
  socket.once('close', () => clearTimeout(timer));
  function done(next: () => void): void {
    clearTimeout(timer);
    socket.off('readable', look);
    socket.off('error', giveUp);
    if (begun.length > 0) socket.unshift(begun);
    next();
  }
  function look(): void {
    const bytes = socket.read() as Buffer | null;
    if (bytes !== null) begun = Buffer.concat([begun, bytes]);
    const isPart = begun.length < PREFACE.length && PREFACE.subarray(0, begun.length).equals(begun);
    if (bytes !== null && isPart) return;
    done(() => then(begun.subarray(0, PREFACE.length).equals(PREFACE)));
  }
}
