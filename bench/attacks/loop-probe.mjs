import { readFileSync } from 'node:fs';

// Loaded into the server before its own code. Measures the processor time of each round of the event loop: for so long nobody else is served. The
// processor's and not the wall clock's, because other programs of the machine must not count. SIGUSR2 prints the longest round since the last time.
const ownTime = () => Number(readFileSync('/proc/thread-self/schedstat', 'latin1').split(' ', 1)[0]) / 1e6;
let longest = 0;
let last = ownTime();
setImmediate(function round() {
  const now = ownTime();
  longest = Math.max(longest, now - last);
  last = now;
  setImmediate(round);
});
process.on('SIGUSR2', () => {
  process.stderr.write(`${JSON.stringify({ longestRoundMs: longest })}\n`);
  longest = 0;
});
