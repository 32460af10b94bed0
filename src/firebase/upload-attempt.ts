import { FirebaseError } from 'firebase/app';
import { err, ok, type Result } from '#domain/kernel/result.ts';

/** `offline`: no answer; what was written stays written. `refused`: the rules do not allow it. `unreadable`: the upload is not whole. */
export type UploadProblem = 'offline' | 'refused' | 'unreadable';

/** Thrown where an upload cannot be read. */
export class Unreadable extends Error {}

/** Runs work on uploads and returns its expected failures as values. */
export async function attempt<T>(work: () => Promise<T>): Promise<Result<T, UploadProblem>> {
  try {
    return ok(await work());
  } catch (reason) {
    if (reason instanceof Unreadable) return err('unreadable');
    if (!(reason instanceof FirebaseError)) throw reason;
    console.warn('La carga se detuvo', reason);
    return err(reason.code === 'permission-denied' || reason.code === 'unauthenticated' ? 'refused' : 'offline');
  }
}
