import type { Document, DocumentReader, Version } from '../engine/document.ts';
import type { WriteStep } from '../engine/prepare-commit.ts';
import { versionToTimestamp } from '../engine/time.ts';
import { AccessBudget } from '../rules/document-access.ts';
import { allowsFirestore } from '../rules/firestore-rules.ts';
import { type FirestoreRequest, type Requester, type World, writeMethod } from '../rules/request.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import type { Access, CommitRequest } from './access.ts';
import type { Identity } from './identity.ts';
import { identityToRequester } from './requester.ts';

const DATABASE = '(default)';

/** One project's default database, as its `firestore.rules` open it. */
export function rulesAccess(ruleset: Ruleset, projectId: string, now: () => Version): Access {
  const served = `projects/${projectId}/databases/${DATABASE}`;
  const asked = (
    identity: Identity,
    version: Version,
  ): { auth: Requester | undefined; time: string; database: string } => ({
    auth: identityToRequester(identity),
    time: versionToTimestamp(version),
    database: DATABASE,
  });
  const allows = (request: FirestoreRequest, read: DocumentReader, readAfter = read, budget?: AccessBudget): boolean =>
    allowsFirestore(ruleset, request, world(read, readAfter), budget).allowed;

  return {
    admits: (database) => database === served,
    canGet: ({ identity, path, document, read }) =>
      allows({ ...asked(identity, now()), method: 'get', path, before: document?.fields }, read),
    canList: ({ identity, query, read }) => allows({ ...asked(identity, now()), method: 'list', query }, read),
    *canCommit({ identity, steps, read, readAfter, time }: CommitRequest) {
      // The writes of one batch share what they look up, and its limit.
      const budget = new AccessBudget(steps.length > 1 ? 'batch' : 'single');
      for (const step of steps) {
        if (!allows({ ...asked(identity, time), ...stepToRequest(step) }, read, readAfter, budget)) return false;
        yield;
      }
      return true;
    },
  };
}

function stepToRequest({ write, before, after }: WriteStep) {
  const fields = { before: before?.fields, after: after?.fields };
  return { method: writeMethod(fields.before, fields.after), path: write.path, ...fields };
}

function world(read: DocumentReader, readAfter: DocumentReader): World {
  const fieldsOf = (document: Document | undefined) => document?.fields;
  return { get: (path) => fieldsOf(read(path)), getAfter: (path) => fieldsOf(readAfter(path)) };
}
