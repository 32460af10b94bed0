import type { IndexNeed } from './index-needs.ts';

interface IndexField {
  readonly fieldPath: string;
  readonly order?: string;
  readonly arrayConfig?: string;
}

interface Index {
  readonly collectionGroup: string;
  readonly queryScope: string;
  readonly fields: readonly IndexField[];
}

/** `firestore.indexes.json` as it is deployed. */
export interface IndexFile {
  readonly indexes: readonly Index[];
  readonly fieldOverrides: readonly {
    readonly collectionGroup: string;
    readonly fieldPath: string;
    readonly indexes: readonly unknown[];
  }[];
}

/**
 * Whether the real service answers: it refuses a query without its index, and the emulator answers everything.
 * @returns the declared indexes that are used, empty where Firestore's automatic ones are enough; undefined where the query would be refused
 */
export function indexesFor(need: IndexNeed, file: IndexFile): readonly Index[] | undefined {
  const { collectionId, isGroup, equal, sort } = need;
  const isAutomatic = (fieldPath: string): boolean =>
    fieldPath === '__name__' ||
    !file.fieldOverrides.some((one) => one.collectionGroup === collectionId && one.fieldPath === fieldPath);
  const fields = [...equal, ...sort.map(({ fieldPath }) => fieldPath)];
  const needsOne = sort.length === 0 || (sort.length === 1 && equal.length === 0);
  if (needsOne && (fields.length === 0 || (!isGroup && fields.every(isAutomatic)))) return [];

  const scope = isGroup ? 'COLLECTION_GROUP' : 'COLLECTION';
  const fitting = file.indexes.filter(
    (index) => index.collectionGroup === collectionId && index.queryScope === scope && isFitting(index, need),
  );
  const covered = new Set(fitting.flatMap((index) => index.fields.map(({ fieldPath }) => fieldPath)));
  // Firestore joins several indexes that are sorted alike, so each equality needs to be in one of them only.
  return fitting.length > 0 && equal.every((field) => covered.has(field)) ? fitting : undefined;
}

/** Fields compared for equality, and then the query's order or its exact reverse. */
function isFitting({ fields }: Index, { equal, sort }: IndexNeed): boolean {
  const first = fields.slice(0, fields.length - sort.length);
  const last = fields.slice(fields.length - sort.length);
  if (first.length + sort.length !== fields.length || !first.every(({ fieldPath }) => equal.includes(fieldPath)))
    return false;
  const matches = (isReversed: boolean): boolean =>
    sort.every(
      ({ fieldPath, direction }, at) =>
        last[at]?.fieldPath === fieldPath && (last[at].order === direction) !== isReversed,
    );
  return matches(false) || matches(true);
}
