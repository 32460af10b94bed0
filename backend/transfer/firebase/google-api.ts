import { createBackoff } from '#platform/retry.ts';
import { TransferError } from '../shop.ts';

/** Asks Google's addresses with an administrator's rights. */
export interface GoogleApi {
  /** The parsed answer. Throws TransferError with words for the owner when it is refused. */
  json(address: string, body?: unknown, method?: string): Promise<unknown>;
  bytes(address: string): Promise<Uint8Array>;
  /** Sends bytes and answers JSON. */
  send(address: string, contentType: string, body: Uint8Array<ArrayBuffer>): Promise<unknown>;
}

export interface ApiOptions {
  /** Headers that say who asks; asked for each request, because a token lasts an hour. */
  readonly headers: () => Promise<Readonly<Record<string, string>>>;
  readonly signal: AbortSignal;
  /** Milliseconds before the second attempt. */
  readonly firstPause?: number;
}

/** Google answered, and refused: also what a service that is not enabled answers. */
export class GoogleRefusal extends TransferError {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** Overloaded, restarting, or losing a race: the same request may succeed later, and every one of ours may be sent twice. */
const WORTH_REPEATING = new Set([408, 429, 500, 502, 503, 504]);
const ATTEMPTS = 7;

export function createGoogleApi({ headers, signal, firstPause = 500 }: ApiOptions): GoogleApi {
  async function ask(address: string, init: RequestInit): Promise<Response> {
    const backoff = createBackoff({ first: firstPause, last: 30_000 });
    for (let attempt = 1; ; attempt += 1) {
      signal.throwIfAborted();
      const asked = new Headers(init.headers);
      for (const [name, value] of Object.entries(await headers())) asked.set(name, value);
      const answer = await fetch(address, { ...init, signal, headers: asked }).catch((reason: unknown) => reason);
      signal.throwIfAborted();
      if (answer instanceof Response && answer.ok) return answer;
      const isPassing = !(answer instanceof Response) || WORTH_REPEATING.has(answer.status);
      if (!isPassing || attempt === ATTEMPTS) throw await refusal(address, answer);
      await pause(backoff.next(), signal);
    }
  }
  return {
    json: async (address, body, method = body === undefined ? 'GET' : 'POST') => {
      const init = body === undefined ? {} : { body: JSON.stringify(body) };
      const answer = await ask(address, { method, headers: { 'Content-Type': 'application/json' }, ...init });
      const text = await answer.text();
      return text === '' ? {} : JSON.parse(text);
    },
    bytes: async (address) => new Uint8Array(await (await ask(address, {})).arrayBuffer()),
    send: async (address, contentType, body) =>
      (await ask(address, { method: 'POST', headers: { 'Content-Type': contentType }, body })).json(),
  };
}

async function refusal(address: string, answer: unknown): Promise<TransferError> {
  const { host, pathname } = new URL(address);
  if (!(answer instanceof Response)) return new TransferError(`No hay respuesta de ${host}: ${reasonOf(answer)}.`);
  const text = (await answer.text()).replaceAll(/\s+/g, ' ').slice(0, 300);
  const advice: Readonly<Record<number, string>> = {
    401: 'La llave no vale o caducó; con gcloud: gcloud auth login.',
    403: 'La cuenta que pregunta no tiene permiso en el proyecto (hace falta ser dueño o editor), o el servicio no está activado.',
    404: 'No existe: revise el nombre del proyecto y que Firestore, Authentication y Storage estén activados.',
  };
  return new GoogleRefusal(
    `${host}${pathname} respondió ${answer.status}. ${advice[answer.status] ?? ''} ${text}`.trim(),
    answer.status,
  );
}

/** `fetch` says why in the cause of its error. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
