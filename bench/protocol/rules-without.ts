import type { KnownProduct, ProductRow } from '#domain/catalogue/product-rows.ts';
import { overlayOf } from '#domain/snapshot/overlay.ts';
import type { CataloguePair, ReaderEvent, ReaderState, ReaderStep } from '#domain/snapshot/reader.ts';
import { type FollowerRules, followerRules } from '#mirror/follower-rules.ts';
import type { Ablation } from './ablation.ts';

const WITHOUT: { readonly [K in Ablation]?: Partial<FollowerRules> } = {
  'removed-deletes': { withNews: withDeletions },
  'half-pair': { reduce: showAtOnce },
  'resume-without-margin': { settledAt: (readTime) => readTime },
  'skip-any-window': { isSettled: ({ rows }) => rows !== null },
  'late-tail': { isTail: () => true },
  'one-history': { isOtherHistory: () => false },
  'part-for-whole': { mayShow: () => true },
  'same-revision': { keepObjects: byRevisionAlone },
};

/** The follower's rules, with the one that is to be missed taken away. */
export const rulesWithout = (without: Ablation | null): FollowerRules => ({
  ...followerRules,
  ...(without && WITHOUT[without]),
});

function withDeletions(known: readonly ProductRow[] | null, news: readonly ProductRow[]): readonly ProductRow[] {
  const gone = (known ?? []).filter(({ id }) => !news.some((row) => row.id === id));
  return [...news, ...gone.map((row) => ({ ...row, rev: row.rev + 0.5, product: null }))];
}

function byRevisionAlone(shown: CataloguePair, rows: readonly KnownProduct[]): KnownProduct[] {
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
