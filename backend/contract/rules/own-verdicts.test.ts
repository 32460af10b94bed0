/**
 * The contract once more, as a unit test: without an emulator it runs on our evaluator, which needs no server. The table of
 * `firestore.rules` runs in `mutation.test.ts`.
 */
import './behaviour.contract.ts';
import './language.contract.ts';
import './load.contract.ts';
import './query.contract.ts';
