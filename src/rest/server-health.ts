import * as v from 'valibot';
import { answerLimit } from './answer-limit.ts';

const serverHealth = v.object({
  checks: v.object({ backup: v.picklist(['ok', 'late', 'off']) }),
  lastBackup: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp()))),
});

/** How the embedded backend's backups are. */
export interface BackupHealth {
  /** `late`: there should be a newer one. `off`: nobody asked for any. */
  readonly state: 'ok' | 'late' | 'off';
  /** When the newest was made, in milliseconds; `null` where there is none. */
  readonly at: number | null;
}

/** What `/healthz` of the embedded backend says of its backups; `null` where nothing answers. A server that cannot store anything says so too. */
export async function fetchBackupHealth(): Promise<BackupHealth | null> {
  try {
    const response = await fetch('/healthz', { cache: 'no-store', signal: answerLimit() });
    const parsed = v.safeParse(serverHealth, await response.json());
    if (!parsed.success) return null;
    const { checks, lastBackup } = parsed.output;
    return { state: checks.backup, at: lastBackup ? Date.parse(lastBackup) : null };
  } catch {
    return null;
  }
}
