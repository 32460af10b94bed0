import { FirebaseError } from 'firebase/app';

export const codeOf = (error: unknown): string => (error instanceof FirebaseError ? error.code : String(error));

/** What came of it, or the code of the SDK's error: a refusal is an answer to look at. */
export const outcome = <T>(work: Promise<T>): Promise<T | string> => work.catch(codeOf);
