import type { CallRest } from '../protocol/rest/rest-call.ts';
import type { Meter } from './meter.ts';

const SESSION = 'rest';

/** Plain requests as they are answered, with their reads and writes counted together. */
export function meteredRest(call: CallRest, meter: Meter): CallRest {
  return function* metered(request, databases) {
    const answering = call(request, databases);
    try {
      for (;;) {
        const { done, value } = meter.during(SESSION, () => answering.next());
        if (done === true) {
          const { reads, writes } = usageOf(request.method, request.pathname, value);
          meter.count('reads', reads, SESSION);
          meter.count('writes', writes, SESSION);
          return value;
        }
        yield;
      }
    } catch (error) {
      // Looking for a document that is not there is a read as well.
      if ((error as { status?: unknown }).status === 'NOT_FOUND' && request.method === 'GET')
        meter.count('reads', 1, SESSION);
      throw error;
    }
  };
}

interface RestAnswer {
  readonly documents?: readonly unknown[];
  readonly writeResults?: readonly unknown[];
}
interface RestEntry {
  readonly found?: unknown;
  readonly missing?: unknown;
  readonly document?: unknown;
}

function usageOf(
  method: string,
  pathname: string,
  answer: unknown,
): { readonly reads: number; readonly writes: number } {
  // Streamed answers: documents asked for by name, or a query's, which costs one even when it finds none. So does an aggregation, which
  // Firestore bills one for every thousand index entries.
  if (Array.isArray(answer)) {
    const entries = answer as readonly RestEntry[];
    const delivered = entries.filter(({ found, missing, document }) => (found ?? missing ?? document) !== undefined);
    return { reads: Math.max(1, delivered.length), writes: 0 };
  }
  const { documents, writeResults } = answer as RestAnswer;
  if (writeResults !== undefined) return { reads: 0, writes: writeResults.length };
  if (/:(beginTransaction|rollback)$/.test(pathname)) return { reads: 0, writes: 0 };
  return method === 'GET' ? { reads: Math.max(1, documents?.length ?? 0), writes: 0 } : { reads: 0, writes: 1 };
}
