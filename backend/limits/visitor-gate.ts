import type { WriteStep } from '../engine/prepare-commit.ts';
import type { Limits } from './limits.ts';
import { type Rate, RateLimit } from './rate-limit.ts';
import type { RefusalKind, Refusals } from './refusals.ts';
import type { Holder } from './share.ts';

/** Asked before a commit that is allowed is stored. Throws a StatusError. */
export type CommitGate = (steps: readonly WriteStep[], sender: Holder) => void;

/** All clients together are one key. */
const SHOP = 'tienda';

/** What visitors may create without an account, and how much of it. */
interface Counted {
  readonly path: RegExp;
  readonly kind: RefusalKind;
  readonly message: string;
  readonly each: Rate;
  readonly together: Rate;
}

type VisitorRates = Pick<Limits, 'quotes' | 'shopQuotes' | 'reports' | 'shopReports'>;

/**
 * Counts requests for a quotation and reports of searches, by client and for the whole shop. A client that sends many uses up its own part first;
 * when the shop's is used up, they wait on their devices and go later. Counted only once the rules have allowed them, so nothing that is refused
 * costs anything.
 */
export function createVisitorGate(rates: VisitorRates, refusals: Refusals, now: () => number): CommitGate {
  const gates = [
    gateOf(
      {
        path: /^cotizaciones\/[^/]+$/,
        kind: 'cotizaciones',
        message: 'Too many requests for quotations. Try again later.',
        each: rates.quotes,
        together: rates.shopQuotes,
      },
      refusals,
      now,
    ),
    gateOf(
      {
        path: /^busquedas\/[^/]+$/,
        kind: 'búsquedas',
        message: 'Too many reports of searches. Try again later.',
        each: rates.reports,
        together: rates.shopReports,
      },
      refusals,
      now,
    ),
  ];
  return (steps, sender) => {
    for (const gate of gates) gate(steps, sender);
  };
}

function gateOf(
  { path, kind, message, each, together: all }: Counted,
  refusals: Refusals,
  now: () => number,
): CommitGate {
  const byClient = new RateLimit(each, now);
  const together = new RateLimit(all, now);
  return (steps, { from, isStaff }) => {
    // A colleague at the counter makes quotations all day.
    if (isStaff) return;
    const isNew = steps.some(
      ({ write, before, after }) => before === undefined && after !== undefined && path.test(write.path),
    );
    if (!isNew) return;
    const hasOwn = byClient.take(from);
    if (hasOwn && together.take(SHOP)) return;
    if (hasOwn) byClient.giveBack(from);
    throw refusals.exhausted(kind, message);
  };
}
