import { FirebaseError } from 'firebase/app';
import { err, ok, type Result } from '#domain/kernel/result.ts';

/** `offline`: nobody answered, what was written stays written. `refused`: the rules said no. `unreadable`: the upload is not whole. */
export type UploadProblem = 'offline' | 'refused' | 'unreadable';

/** Ends what reads an upload that cannot be read, from wherever it is. */
export class Unreadable extends Error {}

/** What is done to or asked of uploads, with what may be expected to go wrong as a value. */
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
