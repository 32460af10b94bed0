import type { Identity } from '../../access/identity.ts';
import { documentTopic, queryTopic } from '../../databases/followers.ts';
import type { Grant } from '../../databases/grant.ts';
import type { HostedDatabase } from '../../databases/hosted-database.ts';
import { documentsTarget, type ListenTarget } from '../../engine/listen-target.ts';
import { compileQuery } from '../../engine/matcher.ts';
import type { Query } from '../../engine/query.ts';
import { querySize } from '../../engine/query-size.ts';
import { queryTarget } from '../../engine/query-target.ts';
import { invalid } from '../../engine/status.ts';
import { windowSize } from '../../engine/window-target.ts';
import { parseDocumentName } from '../document-name.ts';
import { asArray, asObject, type JsonObject } from '../json-shape.ts';
import { parseQuery } from '../query-json.ts';

/** Documents that one target may name: the permission of each is asked. */
const MOST_DOCUMENTS = 100;

/** A target that a client asks for, and the permission to follow it. */
export interface Followed {
  readonly target: ListenTarget;
  /** The fields that the client is shown; undefined for all. */
  readonly select: Query['select'];
  readonly grant: Grant;
  /** Whether the client may be told of documents that are not in the target. */
  readonly mayKnowOthers: () => boolean;
  /** The topics of the commits that may change the target; those of documents that the rules read come on top. */
  readonly topics: readonly string[];
  /** Bytes of the query and its window, which are kept as long as it is followed. */
  readonly size: number;
}

/** The target of an `addTarget`: `{query}` or `{documents}`. Throws INVALID_ARGUMENT or PERMISSION_DENIED. */
export function parseTarget(request: JsonObject, database: HostedDatabase, identity: Identity): Followed {
  if (request['query'] !== undefined) {
    const { parent, structuredQuery } = asObject(request['query'], 'query');
    const query = parseQuery(structuredQuery, parent, database.name);
    const grant = database.grantList(query, identity);
    const matcher = compileQuery(query);
    return {
      grant,
      target: queryTarget(matcher),
      select: query.select,
      mayKnowOthers: () => database.mayListAll(query, identity),
      topics: [queryTopic(query)],
      size: querySize(query) + windowSize(database.state, matcher),
    };
  }
  const names = asArray(asObject(request['documents'], 'documents')['documents'], 'documents');
  if (names.length > MOST_DOCUMENTS) throw invalid(`A target may name ${MOST_DOCUMENTS} documents.`);
  const paths = [...new Set(names.map((name) => parseDocumentName(name, database.name)))];
  return {
    grant: database.grantGet(paths, identity),
    target: documentsTarget(paths),
    select: undefined,
    mayKnowOthers: () => true,
    topics: paths.map(documentTopic),
    size: paths.reduce((sum, { length }) => sum + length, 0),
  };
}
