import type { ProductRow } from '#domain/catalogue/product-rows.ts';
import { overlayOf } from '#domain/snapshot/overlay.ts';
import type { CataloguePair, ReaderEvent, ReaderState, ReaderStep } from '#domain/snapshot/reader.ts';
import { type FollowerRules, followerRules } from '#mirror/follower-rules.ts';
import type { StoredRow } from '#mirror/stored-rows.ts';
import type { Ablation } from './ablation.ts';

/** The follower's rules, with the one that is to be missed taken away. */
export function rulesWithout(without: Ablation | null): FollowerRules {
  switch (without) {
    case 'removed-deletes':
      return { ...followerRules, withNews: withDeletions };
    case 'half-pair':
      return { ...followerRules, reduce: showAtOnce };
    case 'resume-without-margin':
      return { ...followerRules, settledAt: (readTime) => readTime };
    case 'skip-any-window':
      return { ...followerRules, isSettled: ({ rows }) => rows !== null };
    case 'late-tail':
      return { ...followerRules, isTail: () => true };
    case 'one-history':
      return { ...followerRules, isOtherHistory: () => false };
    case 'part-for-whole':
      return { ...followerRules, mayShow: () => true };
    case 'same-revision':
      return { ...followerRules, keepObjects: byRevisionAlone };
    default:
      return followerRules;
  }
}

function withDeletions(known: readonly ProductRow[] | null, news: readonly ProductRow[]): readonly ProductRow[] {
  const gone = (known ?? []).filter(({ id }) => !news.some((row) => row.id === id));
  return [...news, ...gone.map((row) => ({ ...row, rev: row.rev + 0.5, product: null }))];
}

function byRevisionAlone(shown: CataloguePair, rows: readonly StoredRow[]): StoredRow[] {
  const known = new Map([...shown.base, ...overlayOf(shown)]);
  return rows.map((row) => ({
    ...row,
    product: (known.get(row.id)?.rev === row.rev ? known.get(row.id) : row)?.product ?? null,
  }));
}

function showAtOnce(before: ReaderState, event: ReaderEvent): ReaderStep {
  const { state, effect } = followerRules.reduce(before, event);
  if (!state.next) return { state, effect };
  return { state: { ...state, shown: state.next, next: null }, effect: { kind: 'show' } };
}
