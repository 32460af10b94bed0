/** A rule of the protocol that a run of the model goes without. I1 to I12 are the invariants; the rest are the follower's own rules. */
export const ABLATIONS = {
  'client-clocks': 'I1  writes carry the device’s clock',
  'hard-deletes': 'I1  withdrawn products are deleted',
  'free-revisions': 'I1  any revision is accepted',
  unverified: 'I2  what was fetched is not checked',
  'torn-pointer': 'I3  hash and since are read apart',
  'no-margin': 'I4  since is the time of the lock',
  'no-compare': 'I5  the pointer is set without comparing',
  'publish-from-cache': 'I6  the publisher reads its cache',
  'removed-deletes': 'I7  what leaves a result is withdrawn',
  'torn-copy': 'I8  base and overlay are saved apart',
  'from-cache': 'I9  a cached result counts',
  'half-pair': 'I10 a base is shown without its delta',
  'old-number': 'I10 a restored store is not published anew',
  'one-window': 'I11 a full window is taken for all',
  'forget-sent': 'I12 an edit is forgotten when sent',
  'resume-without-margin': 'follower: reads on from its last read, without the margin',
  'skip-any-window': 'follower: a window that was read once is never read again',
  'late-tail': 'follower: the answer of a replaced listener counts',
  'one-history': 'follower: a store that was replaced is not noticed',
  'part-for-whole': 'follower: a part replaces a whole catalogue',
  'same-revision': 'follower: equal revisions are taken for equal products',
} as const;

export type Ablation = keyof typeof ABLATIONS;
