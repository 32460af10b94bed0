import type { WriteStep } from '../engine/prepare-commit.ts';
import { type Rate, RateLimit } from './rate-limit.ts';
import type { Refusals } from './refusals.ts';
import type { Holder } from './share.ts';

/** Asked before a commit that is allowed is stored. Throws a StatusError. */
export type CommitGate = (steps: readonly WriteStep[], sender: Holder) => void;

const QUOTE = /^cotizaciones\/[^/]+$/;
/** All clients together are one key. */
const SHOP = 'tienda';

/**
 * Counts requests for a quotation, by client and for the whole shop. A client that sends many uses up its own part first; when the shop's is used
 * up, requests wait on their devices and go later. Counted only once the rules have allowed them, so nothing that is refused costs anything.
 */
export function createQuoteGate(
  { quotes, shopQuotes }: { readonly quotes: Rate; readonly shopQuotes: Rate },
  refusals: Refusals,
  now: () => number,
): CommitGate {
  const byClient = new RateLimit(quotes, now);
  const together = new RateLimit(shopQuotes, now);
  return (steps, { from, isStaff }) => {
    // A colleague at the counter makes quotations all day.
    if (isStaff) return;
    const isNew = steps.some(
      ({ write, before, after }) => before === undefined && after !== undefined && QUOTE.test(write.path),
    );
    if (!isNew) return;
    const hasOwn = byClient.take(from);
    if (hasOwn && together.take(SHOP)) return;
    if (hasOwn) byClient.giveBack(from);
    throw refusals.exhausted('cotizaciones', 'Too many requests for quotations. Try again later.');
  };
}
