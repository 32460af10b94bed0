export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Names of the steps that must have passed before it starts. */
  readonly needs?: readonly string[];
}

export interface EndedStep {
  readonly name: string;
  readonly code: number;
  readonly output: Buffer;
  readonly seconds: number;
}

export interface StepOptions {
  readonly atOnce: number;
  readonly tell: (ended: EndedStep) => void;
}

export function runSteps(steps: readonly Step[], options: StepOptions): Promise<number>;
