export const START_USAGE: string;
export const misunderstood: (words: readonly string[]) => string;

export interface StartOptions {
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
  readonly site?: string;
  readonly 'firebase-json'?: string;
  readonly project?: string;
  readonly 'test-mode'?: boolean;
  readonly faults?: boolean;
  readonly 'only-declared-indexes'?: boolean;
  readonly empty?: boolean;
  readonly 'sign-up'?: boolean;
  readonly help?: boolean;
}

export function readStartOptions(words: readonly string[]): StartOptions | undefined;
