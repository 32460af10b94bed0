import { countEdits } from './protocol/count-edits.ts';
import { EDIT_ABLATIONS } from './protocol/edit-server.ts';

// `npm run bench:edits`: a hundred thousand days on which two people edit the same documents, with the seeds 1 to 100,000, and what becomes of them
// without each of the rules for edits. `npm run bench:edits -- 25000 25001` runs 25,000 of them from seed 25,001 on.

const [days = 100_000, first = 1] = process.argv.slice(2).map(Number);
const ABLATED_DAYS = 2000;

const whole = countEdits(days, null, first);
const ablated = EDIT_ABLATIONS.map((without) => countEdits(ABLATED_DAYS, without));
console.log(`Seeds ${first} to ${first + days - 1}`);
console.table([whole, ...ablated]);
// All rules together must hold, and each must be missed when it is gone.
if (whole['that go wrong'] > 0 || ablated.some((count) => count['that go wrong'] === 0)) process.exitCode = 1;
