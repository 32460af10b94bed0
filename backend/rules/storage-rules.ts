import { fieldsToRule, instantToNanos } from './convert.ts';
import { AccessBudget, relativeDocumentPath } from './document-access.ts';
import { authValue } from './firestore-rules.ts';
import type { StorageRequest, StoredObject, Verdict, World } from './request.ts';
import { int, map, mapOf, NULL, path, type RuleValue, string, timestamp } from './rule-value.ts';
import { decide, type Ruleset } from './ruleset.ts';

const DATABASE = '(default)';

/**
 * Whether `firebase.storage` rules allow one operation on one file, or the list of a folder.
 * @param world serves `firestore.get` and `firestore.exists`, the look-ups across services; of the default database.
 */
export function allowsStorage(ruleset: Ruleset, asked: StorageRequest, world: World): Verdict {
  const segments = ['b', asked.bucket, 'o', ...asked.name.split('/').filter((segment) => segment !== '')];
  const once = new AccessBudget().operation();
  const entries = new Map<string, RuleValue>([
    ['auth', authValue(asked.auth)],
    ['method', string(asked.method)],
    ['path', path(segments)],
    ['time', timestamp(instantToNanos(asked.time))],
  ]);
  if (asked.method !== 'get' && asked.method !== 'list') {
    entries.set('resource', asked.after ? objectValue(asked, asked.after) : NULL);
  }
  return decide(ruleset, {
    method: asked.method,
    segments,
    request: map(entries),
    resource: asked.before ? objectValue(asked, asked.before) : NULL,
    access: {
      read(wanted) {
        const document = relativeDocumentPath(wanted, DATABASE);
        return once(document, () => {
          const fields = world.get(document);
          return (
            fields && mapOf({ data: fieldsToRule(fields, DATABASE), id: string(document.split('/').at(-1) ?? '') })
          );
        });
      },
    },
  });
}

function objectValue({ bucket, name }: StorageRequest, object: StoredObject): RuleValue {
  const entries = new Map<string, RuleValue>([
    ['name', string(name)],
    ['bucket', string(bucket)],
    ['size', int(object.size)],
    ['generation', int(object.generation)],
    ['metageneration', int(object.metageneration)],
    ['timeCreated', timestamp(instantToNanos(object.timeCreated))],
    ['updated', timestamp(instantToNanos(object.updated))],
    [
      'metadata',
      mapOf(Object.fromEntries(Object.entries(object.metadata).map(([key, value]) => [key, string(value)]))),
    ],
  ]);
  const texts = [
    'contentType',
    'md5Hash',
    'crc32c',
    'etag',
    'contentDisposition',
    'contentEncoding',
    'contentLanguage',
    'cacheControl',
  ] as const;
  for (const key of texts) {
    const value = object[key];
    if (value !== undefined) entries.set(key, string(value));
  }
  return map(entries);
}
