import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Every file that git tracks or would add, as paths from the root. */
export function projectFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  return listed.split('\n').filter((path) => path && existsSync(path));
}

export const isSource = (path: string): boolean => /\.(ts|tsx|mjs)$/.test(path);
export const isTest = (path: string): boolean => /\.(test|contract|e2e)\.tsx?$/.test(path);

export interface Import {
  readonly specifier: string;
  readonly dynamic: boolean;
  /** `type`: of types only, which the compiler takes out. `late`: by `import()`. */
  readonly kind: 'value' | 'type' | 'late';
}

// One formatter writes every file here, so a regular expression reads imports reliably: `from '…'`, a bare `import '…'`, `import('…')`.
const STATIC = /(?:^|\n)\s*(?:import|export)\s(?:([^'"`;]*?)\sfrom\s)?['"]([^'"]+)['"]/g;
const DYNAMIC = /\bimport\(\s*['"`]([^'"`]+)['"`]/g;

/** Whether an import names types only: `type { A }` or `{ type A, type B }`. */
const namesTypesOnly = (names: string): boolean =>
  /^type\s/.test(names) || /^\{(?:\s*type\s[^,}]+,?)+\s*\}$/.test(names);

export const importsOf = (path: string): Import[] => readImports(readFileSync(path, 'utf8'));

export function readImports(source: string): Import[] {
  const text = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
  return [
    ...[...text.matchAll(STATIC)].map(([, names = '', specifier = '']): Import => {
      return { specifier, dynamic: false, kind: namesTypesOnly(names.trim()) ? 'type' : 'value' };
    }),
    ...[...text.matchAll(DYNAMIC)].map(([, specifier = '']): Import => ({ specifier, dynamic: true, kind: 'late' })),
  ];
}
