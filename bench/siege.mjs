import { rmSync } from 'node:fs';
import { attacks } from './siege/attacks.mjs';
import { pause, sendQuote, signInStaff, startVisitor } from './siege/people.mjs';
import { clientAt, DATABASE, DOCUMENTS } from './siege/requests.mjs';
import { prepareStore, startServer } from './siege/server-process.mjs';

// What one client can do to the others at its worst, on this machine only: each attack on a fresh server with ten thousand products, while a visitor and
// a colleague go on. Run it with `npm run siege [part of a name]`. BACKEND_DIR names another build of the server, to compare with.
const WATCH_MS = 3000;
const wanted = process.argv[2] ?? '';
const store = prepareStore();
const rows = [];
for (const [name, attack] of Object.entries(attacks)) {
  if (!name.includes(wanted)) continue;
  rows.push(await besiege(name, attack));
  console.log(rows.at(-1).join(' · '));
}
rmSync(store.directory, { recursive: true, force: true });
const head = [
  'attack',
  'answered',
  'visitor p99 ms',
  'visitor unanswered',
  'slowest save ms',
  'peak MB',
  'lost',
  'other quotation',
  'server',
];
console.log(`\n| ${head.join(' | ')} |\n|${head.map(() => '---').join('|')}|`);
for (const row of rows) console.log(`| ${row.join(' | ')} |`);

async function besiege(name, attack) {
  const server = await startServer(store);
  const [attacker, visitor, colleague, other] = [2, 3, 4, 5].map((n) => clientAt(`127.0.0.${n}`, server.port));
  try {
    const staff = await signInStaff(colleague, store);
    const watched = startVisitor(visitor);
    let isOver = false;
    const saving = (async () => {
      while (!isOver && !server.hasEnded()) {
        await staff.saves(1);
        await pause(200);
      }
    })();
    await pause(500);
    const largest = await largestPart(visitor);
    const told = await attack({ attacker, staff, sendQuote, largest, email: store.email }).catch((error) =>
      String(error),
    );
    await pause(WATCH_MS);
    isOver = true;
    const { p99, failures, asked } = await watched.stop();
    await saving;
    const quote = await sendQuote(other);
    const lost = server.hasEnded() ? '?' : await staff.lost();
    const state = server.hasEnded() ? 'DEAD' : 'up';
    return [
      name,
      told,
      p99,
      `${failures} of ${asked}`,
      staff.slowestSave(),
      server.peakMegabytes(),
      lost,
      quote.status,
      state,
    ];
  } finally {
    for (const client of [attacker, visitor, colleague, other]) client.close();
    await server.stop();
  }
}

/** The published catalogue's largest document, which anybody may read. */
async function largestPart(client) {
  const { text } = await client.ask('GET', `${DOCUMENTS}/publicado/actual`);
  const [part] = JSON.parse(text).fields.partes.arrayValue.values;
  return `${DATABASE}/documents/publicado/${part.stringValue}`;
}
