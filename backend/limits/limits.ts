import { AUTH_RATES, type AuthRates } from '../auth/auth-limits.ts';
import type { Rate } from './rate-limit.ts';
import type { ShareSize } from './share.ts';
import type { WorkLimits } from './work-queue.ts';

/** Milliseconds that connections are waited for; the names are those of Node's HTTP server. */
interface ConnectionTimes {
  /** Longer than browsers keep an idle connection, or they would now and then send into one that is just being closed. */
  readonly keepAliveTimeout: number;
  /** For the head of a request: a connection that says nothing is not kept. */
  readonly headersTimeout: number;
  /** For a whole request: a chunk of 32 MiB at 1 Mbit/s. */
  readonly requestTimeout: number;
  readonly connectionsCheckingInterval: number;
  /** Without a byte in either direction. A stream's heartbeats come every twenty seconds. */
  readonly silence: number;
}

export interface Limits {
  readonly times: ConnectionTimes;
  readonly connections: ShareSize;
  /** Connections with TLS that one client begins: each costs a signature. */
  readonly secureConnections: Rate;
  readonly streams: ShareSize;
  readonly handshakes: Rate;
  /** Bytes of request bodies that are in memory because their request has not ended. */
  readonly bodyBytes: ShareSize;
  /** Bytes of answers that their clients have not taken yet. */
  readonly answerBytes: ShareSize;
  /** Bytes of what clients let the server remember: the queries they listen to, and what their transactions have read. */
  readonly kept: ShareSize;
  /** Bytes that are in memory of files that are being sent. */
  readonly downloads: ShareSize;
  readonly work: WorkLimits;
  readonly transactions: ShareSize;
  /** Requests for a quotation from one client, and from all together. */
  readonly quotes: Rate;
  readonly shopQuotes: Rate;
  /** Reports of searches from one client, and from all together. */
  readonly reports: Rate;
  readonly shopReports: Rate;
  readonly auth: AuthRates;
}

const MINUTE_MS = 60_000;

/**
 * What one client may take of a server with 512 MB. A client is a network address, so a shop's customers on one Wi-Fi share its part: the numbers
 * leave room for some fifty of them.
 */
export const LIMITS: Limits = {
  times: {
    keepAliveTimeout: 75_000,
    headersTimeout: 15_000,
    requestTimeout: 300_000,
    connectionsCheckingInterval: 2000,
    silence: 60_000,
  },
  connections: { total: 6000, each: 300, reserve: 0 },
  // A page opens six, fifty people behind one address three hundred.
  secureConnections: { burst: 300, refillMs: 50 },
  streams: { total: 4500, each: 200, reserve: 500 },
  handshakes: { burst: 200, refillMs: 200 },
  bodyBytes: { total: 96 << 20, each: 36 << 20, reserve: 48 << 20 },
  // A piece of 64 kB counts for each answer, however long it is. Fifty pages that read four at once over a slow network need 12.5 MiB.
  answerBytes: { total: 64 << 20, each: 13 << 20, reserve: 32 << 20 },
  // A page listens to ten small queries, a kilobyte each: half a mebibyte for fifty. The rest is for transactions, which remember a name for each document.
  kept: { total: 96 << 20, each: 8 << 20, reserve: 32 << 20 },
  downloads: { total: 48 << 20, each: 4 << 20, reserve: 0 },
  work: { each: 256, total: 5000 },
  transactions: { total: 800, each: 50, reserve: 200 },
  quotes: { burst: 8, refillMs: 20 * MINUTE_MS },
  // Forty and ten more each hour stay below the 300 a day that the rules allow: a flood makes requests wait, and never closes the form for a day.
  shopQuotes: { burst: 40, refillMs: 6 * MINUTE_MS },
  // A device reports once a day, fifty of them may share an address.
  reports: { burst: 12, refillMs: 10 * MINUTE_MS },
  // Forty and six more each hour stay below the 200 a day that the rules allow.
  shopReports: { burst: 40, refillMs: 10 * MINUTE_MS },
  auth: AUTH_RATES,
};

/** Tests and benchmarks are hundreds of clients behind one address: the same totals, without a part for each. */
export function withoutParts(limits: Limits): Limits {
  const whole = ({ total, reserve }: ShareSize): ShareSize => ({ total, each: total, reserve });
  return {
    ...limits,
    connections: whole(limits.connections),
    secureConnections: { burst: 1_000_000, refillMs: 1 },
    streams: whole(limits.streams),
    handshakes: { burst: 1_000_000, refillMs: 1 },
    bodyBytes: whole(limits.bodyBytes),
    answerBytes: whole(limits.answerBytes),
    kept: whole(limits.kept),
    downloads: whole(limits.downloads),
    work: { each: limits.work.total, total: limits.work.total },
    transactions: whole(limits.transactions),
    quotes: { burst: 1_000_000, refillMs: 1 },
    shopQuotes: { burst: 1_000_000, refillMs: 1 },
    reports: { burst: 1_000_000, refillMs: 1 },
    shopReports: { burst: 1_000_000, refillMs: 1 },
  };
}
