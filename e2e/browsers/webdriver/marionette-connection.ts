import { once } from 'node:events';
import { connect } from 'node:net';
import { type Connection, commands, RefusedCommand } from './commands.ts';

type Message = readonly [kind: 1, id: number, error: { error: string; message: string } | null, result: unknown];

/**
 * Opens a session at Firefox's remote agent. It is what geckodriver itself talks to, and Debian has no geckodriver: each message is its length,
 * a colon and JSON.
 */
export async function connectByMarionette(port: number, capabilities: object): Promise<Connection> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const waiting = new Map<
    number,
    { readonly resolve: (value: unknown) => void; readonly reject: (e: Error) => void }
  >();
  const names = new Map<number, string>();
  let received = Buffer.alloc(0);
  socket.on('data', (bytes) => {
    received = Buffer.concat([received, bytes]);
    for (;;) {
      const colon = received.indexOf(':');
      const length = Number(received.subarray(0, Math.max(0, colon)).toString());
      if (colon < 0 || received.length < colon + 1 + length) return;
      const text = received.subarray(colon + 1, colon + 1 + length).toString();
      received = received.subarray(colon + 1 + length);
      answer(JSON.parse(text) as unknown);
    }
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox ended'));
    waiting.clear();
  });

  function answer(message: unknown): void {
    // The first message only says what the agent is.
    if (!Array.isArray(message)) return;
    const [, id, error, result] = message as unknown as Message;
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error) asked?.reject(new RefusedCommand(names.get(id) ?? '', error.error, error.message));
    else asked?.resolve(isWrapped(result) ? result.value : result);
    names.delete(id);
  }

  let last = 0;
  const connection: Connection = {
    ask(command, params = {}) {
      last += 1;
      const id = last;
      const { marionette } = commands[command];
      const text = JSON.stringify([0, id, marionette, params]);
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        names.set(id, command);
        socket.write(`${Buffer.byteLength(text)}:${text}`);
      });
    },
    async close() {
      socket.end();
    },
  };
  await connection.ask('newSession', { capabilities: { alwaysMatch: capabilities } });
  return connection;
}

const isWrapped = (result: unknown): result is { readonly value: unknown } =>
  typeof result === 'object' && result !== null && 'value' in result;
