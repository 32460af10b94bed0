import type { HostedDatabase } from '../../databases/hosted-database.ts';
import type { Version } from '../../engine/document.ts';
import type { TargetStart } from '../../engine/listen-target.ts';
import { decodeResumeToken, encodeResumeToken } from '../../engine/resume-token.ts';
import type { Sliced } from '../../engine/slices.ts';
import { asString, type JsonObject } from '../json-shape.ts';
import {
  documentChanged,
  documentDeleted,
  existenceFilter,
  globalSnapshot,
  type ListenMessage,
  targetAdded,
  targetCurrent,
  targetReset,
} from './messages.ts';
import type { Followed } from './parse-target.ts';

/** Documents of a first load between two partial snapshots. The client paints after each of those, so that it does not freeze over all documents at once. */
const PARTIAL_SNAPSHOT_EVERY = 200;

/** A target as it is at one moment, and the version that its client has. */
interface Load {
  readonly start: TargetStart;
  readonly version: Version;
  readonly since: Version | undefined;
  readonly select: Followed['select'];
}

/** What a new target has at this moment, or what is new to a client that resumes: the messages from its addition to its snapshot, which are made when they are asked for. */
export function* loadTarget(
  targetId: number,
  { target, select, mayKnowOthers }: Followed,
  request: JsonObject,
  database: HostedDatabase,
): Sliced<Iterable<ListenMessage>> {
  const { state } = database;
  let since = resumePoint(request, database);
  let { version } = database;
  let start = yield* target.start(state, since);
  // Anybody can make a token of any time, and would be told of every document since then that the conditions of the query leave out.
  if (start.delta.left.length + start.delta.deleted.length > 0 && !mayKnowOthers()) {
    since = undefined;
    ({ version } = database);
    start = yield* target.start(state, since);
  }
  return messagesOf(targetId, { start, version, since, select }, request, database);
}

function* messagesOf(
  targetId: number,
  { start: { delta, count }, version, since, select }: Load,
  request: JsonObject,
  { epoch, name }: HostedDatabase,
): Generator<ListenMessage> {
  const isResumed = request['resumeToken'] !== undefined || request['readTime'] !== undefined;
  yield targetAdded(targetId);
  if (delta.reset || (isResumed && since === undefined)) yield targetReset(targetId);
  for (const [i, document] of delta.present.entries()) {
    if (i > 0 && i % PARTIAL_SNAPSHOT_EVERY === 0 && since === undefined) yield globalSnapshot(version);
    yield documentChanged(document, name, { targetIds: [targetId], select });
  }
  for (const document of delta.left) yield documentChanged(document, name, { removedTargetIds: [targetId], select });
  for (const deletion of delta.deleted) yield documentDeleted(deletion.path, name, deletion.version, [targetId]);
  if (isResumed) yield existenceFilter(targetId, count);
  const token = encodeResumeToken(epoch, version);
  yield targetCurrent(targetId, token, version);
  yield globalSnapshot(version, token);
}

/** The version that the client has, or undefined when the changes since then are not known. */
function resumePoint(request: JsonObject, database: HostedDatabase): Version | undefined {
  if (request['resumeToken'] === undefined) return undefined;
  const since = decodeResumeToken(asString(request['resumeToken'], 'resumeToken'), database.epoch);
  return since !== undefined && since <= database.version ? since : undefined;
}
