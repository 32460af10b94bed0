import { readFileSync } from 'node:fs';
import path from 'node:path';

/** One field of a composite index: sorted, or the elements of a list. */
export interface IndexField {
  readonly fieldPath: string;
  readonly order: 'ASCENDING' | 'DESCENDING' | 'CONTAINS';
}

export interface CompositeIndex {
  readonly collectionGroup: string;
  readonly queryScope: 'COLLECTION' | 'COLLECTION_GROUP';
  readonly fields: readonly IndexField[];
}

/** What `firestore.indexes.json` declares: the composite indexes, and the fields that have none of their own. */
export interface DeclaredIndexes {
  readonly composites: readonly CompositeIndex[];
  /** `productos.descripcion`: a field whose own index is switched off. */
  readonly unindexed: ReadonlySet<string>;
}

interface IndexesFile {
  readonly indexes?: readonly {
    readonly collectionGroup: string;
    readonly queryScope: CompositeIndex['queryScope'];
    readonly fields: readonly { fieldPath: string; order?: 'ASCENDING' | 'DESCENDING'; arrayConfig?: 'CONTAINS' }[];
  }[];
  readonly fieldOverrides?: readonly {
    readonly collectionGroup: string;
    readonly fieldPath: string;
    readonly indexes: readonly object[];
  }[];
}

/** The indexes file that `firebase.json` names; nothing where it names none. */
export function loadDeclaredIndexes(firebaseJson: string): DeclaredIndexes {
  const config = JSON.parse(readFileSync(firebaseJson, 'utf8')) as { firestore?: { indexes?: string } };
  const name = config.firestore?.indexes;
  if (name === undefined) return { composites: [], unindexed: new Set() };
  const text = readFileSync(path.resolve(path.dirname(firebaseJson), name), 'utf8');
  const { indexes = [], fieldOverrides = [] } = JSON.parse(text) as IndexesFile;
  return {
    composites: indexes.map(({ collectionGroup, queryScope, fields }) => ({
      collectionGroup,
      queryScope,
      fields: fields.map(({ fieldPath, order, arrayConfig }) => ({
        fieldPath,
        order: arrayConfig ?? order ?? 'ASCENDING',
      })),
    })),
    unindexed: new Set(
      fieldOverrides
        .filter(({ indexes: own }) => own.length === 0)
        .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`),
    ),
  };
}
