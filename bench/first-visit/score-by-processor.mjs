import { Audit } from 'lighthouse/core/audits/audit.js';
import { LanternFirstContentfulPaint } from 'lighthouse/core/computed/metrics/lantern-first-contentful-paint.js';
import { LanternLargestContentfulPaint } from 'lighthouse/core/computed/metrics/lantern-largest-contentful-paint.js';
import { LanternTotalBlockingTime } from 'lighthouse/core/computed/metrics/lantern-total-blocking-time.js';
import { PageDependencyGraph } from 'lighthouse/core/computed/page-dependency-graph.js';

/** Lighthouse's own curves and weights for a phone: 90 points, 50 points, part of the score. */
const CURVES = {
  fcp: [1800, 3000, 0.1],
  speedIndex: [3387, 5800, 0.1],
  lcp: [2500, 4000, 0.25],
  tbt: [200, 600, 0.3],
  cls: [0.1, 0.25, 0.25],
};

/**
 * The score that Lighthouse would give if every task had taken its processor's time and no longer. Its simulation multiplies the length of each task by
 * four, and on a busy machine most of that length is other programs. The speed index is left as it was: it is taken from screenshots.
 * @param {any} result what Lighthouse gave
 */
export async function scoreByProcessor({ artifacts, lhr }) {
  const context = { settings: lhr.configSettings, computedCache: new Map() };
  const { Trace: trace, DevtoolsLog: devtoolsLog, URL, SourceMaps } = artifacts;
  const data = {
    trace,
    devtoolsLog,
    URL,
    SourceMaps,
    settings: context.settings,
    gatherContext: { gatherMode: 'navigation' },
    simulator: null,
  };
  // The graph is kept in the context, and the metrics are worked out from it.
  const graph = await PageDependencyGraph.request({ ...data, fromTrace: false }, context);
  graph.traverse((/** @type {any} */ node) => {
    if (node.type !== 'cpu') return;
    node._event = { ...node.event, dur: node.event.tdur ?? node.event.dur };
    node.correctedEndTs = undefined;
  });
  const values = {
    fcp: (await LanternFirstContentfulPaint.request(data, context)).timing,
    lcp: (await LanternLargestContentfulPaint.request(data, context)).timing,
    tbt: (await LanternTotalBlockingTime.request(data, context)).timing,
    speedIndex: lhr.audits['speed-index'].numericValue,
    cls: lhr.audits['cumulative-layout-shift'].numericValue,
  };
  return Object.entries(CURVES).reduce((score, [name, [p10 = 0, median = 0, weight = 0]]) => {
    const value = values[/** @type {keyof typeof values} */ (name)];
    return score + 100 * weight * Audit.computeLogNormalScore({ p10, median }, value);
  }, 0);
}
