import type { IncomingMessage, ServerResponse } from 'node:http';
import { StatusError } from '../engine/status.ts';
import { isLoopback } from '../http/is-loopback.ts';
import { admitOrigin } from '../http/origin.ts';
import { readBody } from '../http/read-body.ts';
import { reply, replyError, replyJson } from '../http/reply.ts';
import { asObject } from '../protocol/json-shape.ts';
import type { Meter } from './meter.ts';
import { type ServiceName, type Switches, setSwitches } from './switches.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export const FAULTS_PATH = '/__/faults';
const LARGEST_BODY = 4096;
const SERVICES: readonly (readonly [RegExp, ServiceName])[] = [
  [/^\/(v1\/projects\/|google\.firestore\.)/, 'firestore'],
  [/^\/(identitytoolkit|securetoken|www)\.googleapis\.com\/|^\/identitytoolkit\//, 'auth'],
  [/^\/v0\/b\//, 'storage'],
];
const CHANNEL = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel\?/;

/** Delays or cuts off requests as the switches say; and adds the address where they are set and the usage is read. */
export function faultyHandler(handler: Handler, switches: Switches, meter: Meter): Handler {
  const hanging = new Set<ServerResponse>();

  const cutHanging = (): void => {
    if (switches.backChannels === 'open') return;
    for (const response of hanging) response.destroy();
  };

  async function serveSwitches(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isLoopback(request) || !admitOrigin(request, response))
      throw new StatusError('PERMISSION_DENIED', 'This server answers its own machine only.');
    if (request.method === 'OPTIONS') return reply(response, 204, 'text/plain', '');
    if (request.method === 'POST') {
      const { resetBill = false, ...rest } = parse(await readBody(request, LARGEST_BODY));
      setSwitches(switches, rest);
      if (resetBill === true) meter.reset();
      cutHanging();
    }
    replyJson(response, 200, { ...switches, billed: meter.toJson() });
  }

  function pass(request: IncomingMessage, response: ServerResponse): void {
    // The client left while its request waited.
    if (response.destroyed) return;
    if (request.method === 'GET' && CHANNEL.test(request.url ?? '')) {
      hanging.add(response);
      response.on('close', () => hanging.delete(response));
      if (switches.backChannels === 'dropped') return void response.destroy();
    }
    handler(request, response);
  }

  return (request, response) => {
    const address = request.url ?? '';
    if (address.split('?')[0] === FAULTS_PATH) {
      serveSwitches(request, response).catch((error: unknown) => replyError(response, error));
      return;
    }
    const service = SERVICES.find(([pattern]) => pattern.test(address))?.[1];
    const wait = service === undefined ? 0 : switches.latencyMs[service];
    if (wait === 0) pass(request, response);
    else setTimeout(pass, wait, request, response);
  };
}

function parse(body: string): Readonly<Record<string, unknown>> {
  try {
    return asObject(JSON.parse(body), 'The switches');
  } catch (error) {
    throw error instanceof StatusError ? error : new StatusError('INVALID_ARGUMENT', 'The switches are not JSON.');
  }
}
