import { badRequest, FileRefusal } from './file-refusal.ts';
import type { StoredFile } from './stored-file.ts';

const NAMES = ['GenerationMatch', 'GenerationNotMatch', 'MetagenerationMatch', 'MetagenerationNotMatch'] as const;

/** What the present file must be, or must not, for a request to be carried out. A resumable upload keeps them until its end. */
export type Conditions = Readonly<Partial<Record<(typeof NAMES)[number], number>>>;

/** Of the parameters `ifGenerationMatch` and the three like it; those of a copy's source begin with `ifSource`. Throws a 400. */
export function parseConditions(params: URLSearchParams, prefix: 'if' | 'ifSource' = 'if'): Conditions {
  const entries = NAMES.flatMap((name) => {
    const value = params.get(prefix + name);
    if (value === null) return [];
    if (!/^\d{1,16}$/.test(value)) throw badRequest(`${prefix}${name} must be a whole number.`);
    return [[name, Number(value)] as const];
  });
  return Object.fromEntries(entries);
}

/** Throws a 412. The generation of a file that is not there is 0. */
export function requireConditions(conditions: Conditions, current: StoredFile | undefined): void {
  if (isOther(conditions, current) || isSame(conditions, current)) throw conditionFailed();
}

/** Throws a 412, or a 304 when the reader has this state of the file already. */
export function requireReadConditions(conditions: Conditions, current: StoredFile): void {
  if (isOther(conditions, current)) throw conditionFailed();
  if (isSame(conditions, current)) throw new FileRefusal(304, 'Not Modified');
}

function isOther({ GenerationMatch, MetagenerationMatch }: Conditions, current: StoredFile | undefined): boolean {
  return (
    (GenerationMatch !== undefined && GenerationMatch !== (current?.generation ?? 0)) ||
    (MetagenerationMatch !== undefined && MetagenerationMatch !== current?.metageneration)
  );
}

function isSame({ GenerationNotMatch, MetagenerationNotMatch }: Conditions, current: StoredFile | undefined): boolean {
  return (
    GenerationNotMatch === (current?.generation ?? 0) ||
    (current !== undefined && MetagenerationNotMatch === current.metageneration)
  );
}

function conditionFailed(): FileRefusal {
  return new FileRefusal(412, 'At least one of the pre-conditions you specified did not hold.');
}
