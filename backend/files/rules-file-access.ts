import { identityToRequester } from '../access/requester.ts';
import type { HostedDatabase } from '../databases/hosted-database.ts';
import type { StoredObject } from '../rules/request.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { allowsStorage } from '../rules/storage-rules.ts';
import type { FileAccess } from './file-access.ts';
import type { StoredFile } from './stored-file.ts';

/** Files as `storage.rules` open them. What the rules look up across services is read from the project's database. */
export function rulesFileAccess(ruleset: Ruleset, database: HostedDatabase, now: () => number): FileAccess {
  return {
    allows: ({ operation, identity, bucket, name, current, next }) => {
      const asked = {
        auth: identity && identityToRequester(identity),
        time: new Date(now()).toISOString(),
        bucket,
        name,
        method: operation,
        before: current && toObject(current),
        after: next && toObject(next),
      };
      const read = (path: string) => database.state.get(path)?.fields;
      return allowsStorage(ruleset, asked, { get: read, getAfter: read }).allowed;
    },
  };
}

function toObject({ custom, md5, createdAt, updatedAt, ...file }: StoredFile): StoredObject {
  return {
    ...file,
    metadata: custom,
    md5Hash: md5,
    // Clients of this server compare by MD5; nothing computes the other two.
    crc32c: undefined,
    etag: undefined,
    timeCreated: new Date(createdAt).toISOString(),
    updated: new Date(updatedAt).toISOString(),
  };
}
