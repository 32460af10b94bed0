import type { Api } from './api.ts';
import { replyJson } from './reply.ts';

/** `/healthz`, for a process monitor: answers that the server runs, and nothing about what is stored. */
export function createHealthApi(startedAt: number): Api {
  return {
    owns: (pathname) => pathname === '/healthz',
    serve: (_request, response) => {
      replyJson(response, 200, { status: 'ok', uptimeSeconds: Math.floor((Date.now() - startedAt) / 1000) });
      return Promise.resolve();
    },
  };
}
