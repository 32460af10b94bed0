import { FirebaseError } from 'firebase/app';

export const codeOf = (error: unknown): string => (error instanceof FirebaseError ? error.code : String(error));

/** The result, or the code of the SDK's error, because tests compare refusals too. */
export const outcome = <T>(work: Promise<T>): Promise<T | string> => work.catch(codeOf);
