import type { Health } from '../health/health.ts';
import type { Api } from './api.ts';
import { replyJson } from './reply.ts';

/**
 * `/healthz`, for a process monitor and the staff's page: how the server is, and nothing about what is stored. 503 when nothing can be stored.
 * @param lastBackup in milliseconds
 */
export function createHealthApi(
  startedAt: number,
  health: () => Promise<Health>,
  lastBackup: () => number | null,
): Api {
  return {
    owns: (pathname) => pathname === '/healthz',
    serve: async (_request, response) => {
      const { status, checks } = await health();
      const uptimeSeconds = Math.floor((Date.now() - startedAt) / 1000);
      const at = lastBackup();
      replyJson(response, status === 'fail' ? 503 : 200, {
        status,
        uptimeSeconds,
        checks,
        lastBackup: at === null ? null : new Date(at).toISOString(),
      });
    },
  };
}
