import type { IncomingMessage, RequestListener } from 'node:http';
import { denied } from '../databases/denied.ts';
import type { Metrics } from '../health/metrics.ts';
import type { Api } from './api.ts';
import { isLoopback } from './is-loopback.ts';
import { reply } from './reply.ts';

const TEXT_FORMAT = 'text/plain; version=0.0.4; charset=utf-8';
/** What proxies add, each one some of it. */
const FORWARDED = /^(via|forwarded|x-forwarded(-.+)?|x-real-ip)$/;
const SERVICES: readonly (readonly [RegExp, string])[] = [
  [/^\/google\.firestore\.v1\.Firestore\/Listen\//, 'listen'],
  [/^\/google\.firestore\.v1\.Firestore\/Write\//, 'write'],
  [/^\/v1\/projects\//, 'firestore'],
  [/^\/(identitytoolkit|securetoken|www)\.googleapis\.com\/|^\/identitytoolkit\/|^\/__\/auth\//, 'auth'],
  [/^\/v0\/b\//, 'storage'],
  [/^\/(healthz|metrics)$|^\/__\/(respaldos|segundo-paso)/, 'health'],
];

/** `/metrics`, for a collector on this machine, or for whoever `isStaff` lets in. */
export function createMetricsApi(metrics: Metrics, isStaff: (request: IncomingMessage) => Promise<boolean>): Api {
  return {
    owns: (pathname) => pathname === '/metrics',
    serve: async (request, response) => {
      if (!isDirect(request) && !(await isStaff(request))) throw denied();
      reply(response, 200, TEXT_FORMAT, metrics.toText());
    },
  };
}

/** From this machine and for nobody else: a proxy on it calls from here too, and says for whom. */
function isDirect(request: IncomingMessage): boolean {
  const { headers } = request;
  return isLoopback(request) && !Object.keys(headers).some((name) => FORWARDED.test(name));
}

/** The same handler, with its answers counted. */
export function countAnswers(metrics: Metrics, handler: RequestListener): RequestListener {
  return (request, response) => {
    response.on('close', () => metrics.countRequest(serviceOf(request.url ?? '/'), response.statusCode));
    handler(request, response);
  };
}

function serviceOf(address: string): string {
  const [pathname = '/'] = address.split('?');
  return SERVICES.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'site';
}
