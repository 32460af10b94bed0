import lighthouse from 'lighthouse';
import { blockedByProcessor } from './blocked-by-processor.mjs';
import { scoreByProcessor } from './score-by-processor.mjs';

/**
 * @typedef {object} Audit what Lighthouse says of one visit, times in milliseconds.
 * @property {number} performance
 * @property {number} performanceCpu the same with the tasks by the processor's time
 * @property {number} fcp
 * @property {number} lcp
 * @property {number} tbt by the clock, as Lighthouse reports it
 * @property {number} blocked the same sum by the processor's time
 * @property {number} cls
 * @property {number} accessibility
 * @property {number} practices
 * @property {number} seo
 * @property {number} bytes
 * @property {readonly string[]} failures the audits of the last three categories that are not passed
 */

/**
 * One first visit with Lighthouse's own phone: a Moto G Power's screen, slow 4G and a quarter of the speed, both simulated from an undisturbed load.
 * @param {string} address
 * @param {number} port the browser's debugging port
 * @returns {Promise<Audit>}
 */
export async function audit(address, port) {
  const result = await lighthouse(address, {
    port,
    logLevel: 'silent',
    output: 'json',
    formFactor: 'mobile',
    throttlingMethod: 'simulate',
    disableFullPageScreenshot: true,
  });
  if (!result) throw new Error(`${address}: Lighthouse said nothing`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  /** @param {string} name */
  const value = (name) => audits[name]?.numericValue ?? Number.NaN;
  /** @param {string} name */
  const score = (name) => Math.round((categories[name]?.score ?? 0) * 100);
  const failures = ['accessibility', 'best-practices', 'seo'].flatMap((name) =>
    (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const failed = (audits[id]?.score ?? 1) < 1;
      return failed && weight > 0 ? [id] : [];
    }),
  );
  return {
    performance: score('performance'),
    performanceCpu: Math.round(await scoreByProcessor(result)),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    blocked: blockedByProcessor(result.artifacts.Trace.traceEvents),
    cls: value('cumulative-layout-shift'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    bytes: value('total-byte-weight'),
    failures,
  };
}
