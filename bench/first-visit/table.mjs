/** @typedef {import('./audit.mjs').Audit} Audit */
/** @typedef {Exclude<keyof Audit, 'failures'>} Figure */

/** What a page must reach, times in milliseconds. Stricter than what Core Web Vitals call good. */
const GOALS = /** @type {const} */ ({ performance: 98, lcp: 1600, ratio: 1.15, tbt: 150, cls: 0.02 });

/** @param {readonly Audit[]} audits @param {Figure} figure */
function median(audits, figure) {
  const sorted = audits.map((audit) => audit[figure]).sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

/** @param {readonly Audit[]} audits @param {readonly Audit[]} limit */
export function tableRow(audits, limit) {
  const of = (/** @type {Figure} */ figure) => median(audits, figure);
  return {
    performance: of('performance'),
    'by CPU': of('performanceCpu'),
    'FCP s': seconds(of('fcp')),
    'LCP s': seconds(of('lcp')),
    'of limit': ratio(audits, limit),
    'TBT ms': Math.round(of('tbt')),
    'blocked CPU': Math.round(of('blocked')),
    CLS: Number(of('cls').toFixed(3)),
    accessibility: of('accessibility'),
    practices: of('practices'),
    SEO: of('seo'),
    kB: Math.round(of('bytes') / 1000),
  };
}

/** Which goals a page misses, in words. Search is not indexed by design. @param {string} page @param {readonly Audit[]} audits @param {readonly Audit[]} limit */
export function tellGoals(page, audits, limit) {
  const of = (/** @type {Figure} */ figure) => median(audits, figure);
  const hundreds = /** @type {const} */ (['accessibility', 'practices', 'seo']);
  const failures = new Set(audits.flatMap(({ failures: failed }) => failed));
  if (page === 'search') failures.delete('is-crawlable');
  const missed = [
    of('performance') < GOALS.performance &&
      `performance ${of('performance')} < ${GOALS.performance} (by the processor ${of('performanceCpu')})`,
    of('lcp') > GOALS.lcp && `LCP ${seconds(of('lcp'))} s > ${seconds(GOALS.lcp)}`,
    ratio(audits, limit) > GOALS.ratio && `LCP ${ratio(audits, limit)} of the limit > ${GOALS.ratio}`,
    of('tbt') > GOALS.tbt &&
      `TBT ${Math.round(of('tbt'))} ms > ${GOALS.tbt} (by the processor ${Math.round(of('blocked'))})`,
    of('cls') > GOALS.cls && `CLS ${of('cls').toFixed(3)} > ${GOALS.cls}`,
    failures.size > 0 && hundreds.some((name) => of(name) < 100) && `not passed: ${[...failures].join(', ')}`,
  ].filter(Boolean);
  return missed.length === 0 ? `${page}: every goal is met` : `${page}: ${missed.join('; ')}`;
}

/** What no busy machine can spoil, and no change may: the scores that are not times, the page that stays where it is, and its weight. */
const BUDGETS = /** @type {const} */ ({ score: 100, cls: 0.02, kilobytes: 600 });

/** Which budgets a page exceeds, in words. @param {string} page @param {readonly Audit[]} audits */
export function exceededBudgets(page, audits) {
  const of = (/** @type {Figure} */ figure) => median(audits, figure);
  const scores = /** @type {const} */ (['accessibility', 'practices', 'seo']);
  const kilobytes = Math.round(of('bytes') / 1000);
  return [
    // Search is not indexed by design.
    ...scores.filter((name) => of(name) < BUDGETS.score && !(page === 'search' && name === 'seo')),
    ...(of('cls') > BUDGETS.cls ? [`CLS ${of('cls').toFixed(3)}`] : []),
    ...(kilobytes > BUDGETS.kilobytes ? [`${kilobytes} kB`] : []),
  ].map((what) => `${page}: ${what}`);
}

/** @param {readonly Audit[]} audits @param {readonly Audit[]} limit */
const ratio = (audits, limit) => Number((median(audits, 'lcp') / median(limit, 'lcp')).toFixed(2));
const seconds = (/** @type {number} */ ms) => Number((ms / 1000).toFixed(2));
