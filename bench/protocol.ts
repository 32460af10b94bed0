import { ABLATIONS, type Ablation } from './protocol/ablation.ts';
import { countEdits } from './protocol/count-edits.ts';
import { EDIT_ABLATIONS } from './protocol/edit-server.ts';
import { isBroken, runModel, type Verdict } from './protocol/run.ts';

// The protocol of the published catalogue, a hundred thousand simulated days of it, and what becomes of them without each of its rules.

const [runs = 100_000, ablatedRuns = 2000] = process.argv.slice(2).map(Number);

async function count(total: number, without: Ablation | null): Promise<Record<string, number | string>> {
  const sum: Record<keyof Verdict, number> = { divergent: 0, wentBack: 0, partial: 0, lostEdits: 0, brokenChain: 0 };
  let broken = 0;
  let first: number | null = null;
  for (let seed = 1; seed <= total; seed += 1) {
    const verdict = await runModel(seed, without);
    if (isBroken(verdict)) {
      broken += 1;
      first ??= seed;
    }
    for (const kind of Object.keys(sum) as (keyof Verdict)[]) sum[kind] += verdict[kind];
    if (without === null && seed % 10_000 === 0) console.log(`${seed} days, ${broken} go wrong`);
  }
  return {
    without: without ? ABLATIONS[without] : '(the whole protocol)',
    days: total,
    'that go wrong': broken,
    'the first': first ?? '',
    'wrong views': sum.divergent,
    'views that go back': sum.wentBack,
    'parts for wholes': sum.partial,
    'lost edits': sum.lostEdits,
    'lost publications': sum.brokenChain,
  };
}

const edits = [countEdits(runs, null), ...EDIT_ABLATIONS.map((without) => countEdits(ablatedRuns, without))];
console.table(edits);

const table = [await count(runs, null)];
for (const without of Object.keys(ABLATIONS) as Ablation[]) table.push(await count(ablatedRuns, without));
console.table(table);
// The whole protocol must hold, and every rule must be missed when it is gone.
if (
  [table, edits].some((rows) =>
    rows.some(({ 'that go wrong': broken }, at) => (at === 0 ? broken !== 0 : broken === 0)),
  )
)
  process.exitCode = 1;
