import { inject } from 'vitest';
import { type DifferenceId, differences } from './differences.ts';

/** The server under test, as the global setup started or found it. */
export interface Target {
  kind: 'emulator' | 'ours';
  /** `http://host:port`, no trailing slash. */
  origin: string;
  host: string;
  port: number;
}

declare module 'vitest' {
  interface ProvidedContext {
    target: Target;
    /** Where the page with the unmodified SDK is served; see `sdk-page.ts`. */
    pageUrl: string;
    /** The bundle of our server, for tests that start their own; empty on the emulator. */
    ownBundle: string;
  }
}

export const target: Target = inject('target');

/**
 * The expected answer where the two servers differ on purpose. The reason stands in `differences.ts`;
 * an answer that differs without a row there has no way to be expected.
 */
export function byTarget<T>(id: DifferenceId, expected: { emulator: T; ours: T }): T {
  if (!differences.some((row) => row.id === id)) throw new Error(`no difference is listed as ${id}`);
  return expected[target.kind];
}
