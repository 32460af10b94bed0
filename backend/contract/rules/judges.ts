import type { Judge } from './asking.ts';
import { EmulatorJudge } from './emulator-judge.ts';
import { OwnJudge } from './own-judge.ts';
import { ServerJudge } from './server-judge.ts';

const host = process.env['EMULATOR_HOST'];

/** Whose verdicts this run asks for. `EMULATOR_HOST=127.0.0.1:8811` names Google's emulator; without it our evaluator judges. */
export const judgeKind: 'emulator' | 'ours' = host ? 'emulator' : 'ours';
export const newJudge = (): Judge => (host ? new EmulatorJudge(host) : new OwnJudge());

/** The judges of the shop's own rules: ours are asked twice, as an evaluator and through the server that a client meets. */
export const shopJudges = (): [name: string, judge: Judge][] =>
  host
    ? [['el emulador', new EmulatorJudge(host)]]
    : [
        ['el evaluador', new OwnJudge()],
        ['el servidor', new ServerJudge()],
      ];
