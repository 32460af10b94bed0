import type { Judge } from './asking.ts';
import { EmulatorJudge } from './emulator-judge.ts';
import { OwnJudge } from './own-judge.ts';

const host = process.env['EMULATOR_HOST'];

/** Whose verdicts this run asks for. `EMULATOR_HOST=127.0.0.1:8811` names Google's emulator; without it our evaluator judges. */
export const judgeKind: 'emulator' | 'ours' = host ? 'emulator' : 'ours';
export const newJudge = (): Judge => (host ? new EmulatorJudge(host) : new OwnJudge());
