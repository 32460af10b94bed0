import type { Config } from '../config.ts';
import { loadDeclaredIndexes } from '../indexes/declared-indexes.ts';
import { onlyDeclaredIndexes } from '../indexes/only-declared-indexes.ts';
import type { Access } from './access.ts';
import { loadServiceRules } from './load-rules.ts';
import { openAccess } from './open-access.ts';
import { rulesAccess } from './rules-access.ts';

/** What the deployed rules allow, or everything in test mode. Throws ConfigError when they cannot be used. @param now in milliseconds */
export function permissionsOf(config: Config, database: string, now: () => number): Access {
  const { testMode, firebaseJson, projectId } = config;
  const access = testMode
    ? openAccess
    : rulesAccess(loadServiceRules(firebaseJson, 'firestore'), projectId, () => now() * 1000);
  return config.onlyDeclaredIndexes ? onlyDeclaredIndexes(access, database, loadDeclaredIndexes(firebaseJson)) : access;
}
