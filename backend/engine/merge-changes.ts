import type { Change, Document } from './document.ts';

/** The changes of several commits, oldest first, as one commit would have made them: each document once. */
export function mergeChanges(commits: readonly (readonly Change[])[]): readonly Change[] {
  if (commits.length === 1) return commits[0] ?? [];
  const merged = new Map<string, Change>();
  for (const change of commits.flat()) {
    const earlier = merged.get(change.path);
    merged.set(change.path, earlier === undefined ? change : { ...change, ...bothOf(earlier, change) });
  }
  return [...merged.values()];
}

function bothOf(earlier: Change, later: Change): Pick<Change, 'before' | 'between'> {
  const passed: readonly (Document | undefined)[] = [
    ...(earlier.between ?? []),
    earlier.after,
    ...(later.between ?? []),
  ];
  return { before: earlier.before, between: passed.filter((document) => document !== undefined) };
}
