export interface SuperviseOptions {
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
  readonly pause?: (ms: number) => Promise<unknown>;
  readonly now?: () => number;
}

export function supervise(run: (signal: AbortSignal) => Promise<number>, options: SuperviseOptions): Promise<number>;
