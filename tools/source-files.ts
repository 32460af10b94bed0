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
}

// One formatter writes every file here, so a regular expression reads imports reliably: `from '…'`, a bare `import '…'`, `import('…')`.
const STATIC = /(?:^|\n)\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?['"]([^'"]+)['"]/g;
const DYNAMIC = /\bimport\(\s*['"`]([^'"`]+)['"`]/g;

export function importsOf(path: string): Import[] {
  const text = readFileSync(path, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '');
  return [
    ...[...text.matchAll(STATIC)].map(([, specifier = '']) => ({ specifier, dynamic: false })),
    ...[...text.matchAll(DYNAMIC)].map(([, specifier = '']) => ({ specifier, dynamic: true })),
  ];
}
