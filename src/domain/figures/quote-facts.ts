import * as v from 'valibot';
import { instantToMilliseconds } from '#domain/kernel/instant.ts';
import type { Quote } from '#domain/quotes/parse-quote.ts';

/** What the figures need of a quotation: nothing of the person, so that a device may keep it. Moments in milliseconds since 1970. */
export interface QuoteFacts {
  readonly id: string;
  readonly at: number;
  /** When it was first marked as quoted, by the clock of the tablet; `null` where it was not yet. */
  readonly answeredAt: number | null;
  readonly isAccepted: boolean;
  /** A colleague made it; there is nothing to be answered. */
  readonly isOwn: boolean;
  readonly lines: readonly {
    readonly producto: string;
    readonly nombre: string;
    readonly clave: string;
    readonly cantidad: number;
  }[];
}

/** The facts of a quotation; `null` of spam, which nobody asked for. */
export function quoteFacts(quote: Quote): QuoteFacts | null {
  if (quote.spam) return null;
  const at = instantToMilliseconds(quote.creado);
  const answer = quote.historial.find(({ estado }) => estado === 'cotizada' || estado === 'aceptada');
  return {
    id: quote.id,
    at,
    // A tablet whose clock is behind would answer before it was asked.
    answeredAt: answer ? Math.max(answer.en, at) : null,
    isAccepted: quote.estado === 'aceptada',
    isOwn: quote.hechaPor !== '',
    lines: quote.lineas.map(({ producto, nombre, clave, cantidad }) => ({ producto, nombre, clave, cantidad })),
  };
}

/** What a device keeps of the quotations that it read, for when there is no network. */
export interface KeptFacts {
  /** All quotations since this moment are in it. */
  readonly since: number;
  /** The moment of the newest one there was. Of the server's clock, as that of each quotation. */
  readonly until: number;
  /** When they were read, in milliseconds of the device's clock. */
  readonly readAt: number;
  readonly quotes: readonly QuoteFacts[];
}

const keptFacts = v.object({
  since: v.number(),
  until: v.number(),
  readAt: v.number(),
  quotes: v.array(
    v.object({
      id: v.string(),
      at: v.number(),
      answeredAt: v.nullable(v.number()),
      isAccepted: v.boolean(),
      isOwn: v.boolean(),
      lines: v.array(v.object({ producto: v.string(), nombre: v.string(), clave: v.string(), cantidad: v.number() })),
    }),
  ),
});

/** What a device kept; `null` where it cannot be read. */
export function parseKeptFacts(kept: unknown): KeptFacts | null {
  const parsed = v.safeParse(keptFacts, kept);
  return parsed.success ? parsed.output : null;
}

/** What is known of the quotations: those that are listened to, and those that were read. */
export interface KnownQuotes {
  /** The latest ones, which the device listens to, without a gap. */
  readonly live: readonly QuoteFacts[];
  /** Whether those are all there are. */
  readonly isAll: boolean;
  readonly kept: KeptFacts | null;
}

/** Since when every quotation is known, in milliseconds since 1970; `null` where nothing is. */
export function knownSince({ live, isAll, kept }: KnownQuotes): number | null {
  if (isAll) return Number.NEGATIVE_INFINITY;
  const oldest = oldestOf(live);
  // Those that came between the reading and the oldest one listened to would be missing.
  if (kept && (live.length === 0 || kept.until >= oldest)) return Math.min(kept.since, oldest);
  return live.length > 0 ? oldest : null;
}

/**
 * Every known quotation once, as it is listened to where it is. One that was read and lies within what is listened to, but is not there, has been marked as
 * spam or deleted since.
 */
export function allFacts({ live, kept }: KnownQuotes): readonly QuoteFacts[] {
  const older = (kept?.quotes ?? []).filter(({ at }) => at <= oldestOf(live));
  return [...new Map([...older, ...live].map((one) => [one.id, one] as const)).values()];
}

const oldestOf = (quotes: readonly QuoteFacts[]): number =>
  quotes.reduce((first, { at }) => Math.min(first, at), Number.POSITIVE_INFINITY);
