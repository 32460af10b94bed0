import { EmulatorEvaluator } from './emulator-evaluator.ts';
import type { Evaluator } from './evaluator.ts';
import { OwnEvaluator } from './own-evaluator.ts';
import { ServerEvaluator } from './server-evaluator.ts';

const host = process.env['EMULATOR_HOST'];

/** What this run evaluates the rules with: Google's emulator where `EMULATOR_HOST=127.0.0.1:8811` names one, our evaluator elsewhere. */
export const evaluatorKind: 'emulator' | 'ours' = host ? 'emulator' : 'ours';
export const newEvaluator = (): Evaluator => (host ? new EmulatorEvaluator(host) : new OwnEvaluator());

/** What the shop's own rules are evaluated with. Ours runs twice: alone, and in the server that a client talks to. */
export const shopEvaluators = (): [name: string, evaluator: Evaluator][] =>
  host
    ? [['el emulador', new EmulatorEvaluator(host)]]
    : [
        ['el evaluador', new OwnEvaluator()],
        ['el servidor', new ServerEvaluator()],
      ];
