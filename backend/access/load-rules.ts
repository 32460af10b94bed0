import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from '../config.ts';
import { loadRules, type Ruleset } from '../rules/ruleset.ts';

/**
 * The rules that `firebase.json` names for a service: the very file that is deployed to Firebase. Throws ConfigError with every line and
 * column that cannot be used: a server that guessed at its rules would be worse than none.
 */
export function loadServiceRules(firebaseJson: string, service: 'firestore' | 'storage'): Ruleset {
  const config = readJson(firebaseJson) as Record<string, { readonly rules?: string } | undefined>;
  const name = config[service]?.rules;
  if (name === undefined) throw new ConfigError(`${firebaseJson} no dice cuáles son las reglas de «${service}».`);
  const text = readText(path.resolve(path.dirname(firebaseJson), name));
  const loaded = loadRules(text, service === 'firestore' ? 'cloud.firestore' : 'firebase.storage');
  if (loaded.ok) return loaded.value;
  const lines = loaded.error.map(({ line, column, message }) => `${name}:${line}:${column} ${message}`);
  throw new ConfigError(`No se pueden usar las reglas:\n${lines.join('\n')}`);
}

function readJson(file: string): object {
  const text = readText(file);
  try {
    return JSON.parse(text) as object;
  } catch (error) {
    throw new ConfigError(`No se puede usar ${file}: ${reasonOf(error)}`);
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new ConfigError(`No se puede leer ${file}: ${reasonOf(error)}`);
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
