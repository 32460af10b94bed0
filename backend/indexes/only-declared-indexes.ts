import type { Access } from '../access/access.ts';
import { StatusError } from '../engine/status.ts';
import type { DeclaredIndexes } from './declared-indexes.ts';
import { missingIndex } from './missing-index.ts';

/**
 * The same permissions, but a query of this database that Firestore would answer only with an index that nobody declared is refused as there. The
 * embedded backend needs no index, so without this a query that works here could fail on Firebase.
 */
export function onlyDeclaredIndexes(access: Access, database: string, declared: DeclaredIndexes): Access {
  return {
    ...access,
    canList: (request) => {
      const missing = request.database === database ? missingIndex(request.query, declared) : null;
      if (missing)
        throw new StatusError(
          'FAILED_PRECONDITION',
          `The query requires an index that firestore.indexes.json does not declare: ${JSON.stringify(missing)}`,
        );
      return access.canList(request);
    },
  };
}
