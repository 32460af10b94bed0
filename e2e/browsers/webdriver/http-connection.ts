import { type Command, type Connection, commands, type Params, RefusedCommand } from './commands.ts';

interface Answer {
  readonly value: unknown;
}

/** Opens a session at a driver that speaks W3C WebDriver over HTTP. */
export async function connectByHttp(driver: string, capabilities: object): Promise<Connection> {
  let session = '';
  const ask = async (command: Command, params: Params = {}): Promise<unknown> => {
    const { method, path } = commands[command];
    const address = `${driver}${session}${path.replace('{id}', String(params['id']))}`;
    const response = await fetch(address, {
      method,
      ...(method === 'POST' && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(params) }),
    });
    const { value } = (await response.json()) as Answer;
    if (response.ok) return value;
    const { error, message } = value as { readonly error: string; readonly message: string };
    throw new RefusedCommand(command, error, message);
  };
  const { sessionId } = (await ask('newSession', { capabilities: { alwaysMatch: capabilities } })) as {
    readonly sessionId: string;
  };
  session = `/session/${sessionId}`;
  return {
    ask,
    async close() {
      await ask('endSession');
    },
  };
}
