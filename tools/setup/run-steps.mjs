import { spawn } from 'node:child_process';

const isWindows = process.platform === 'win32';

/** In a process group of its own, so that what it started can be ended with it. */
function start({ command }) {
  const [program, ...args] = command;
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: !isWindows,
    shell: isWindows,
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => output.push(bytes));
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
  const stop = () => {
    if (child.pid === undefined) return;
    try {
      process.kill(isWindows ? child.pid : -child.pid, 'SIGTERM');
    } catch {
      // It has ended already.
    }
  };
  return { ended, stop, output };
}

const needText = ({ name, needs = [] }) => `${name} needs ${needs.join(' and ')}`;

/**
 * Runs steps in their order, as many at once as are allowed, because many of them use one core alone. A step waits for those that it `needs`. The
 * output of each is told whole when it ends. After the first failure the others are ended and not told. Throws where a need is never met.
 * @param {{ name: string, command: string[], needs?: string[] }[]} steps
 * @param {{ atOnce: number, tell: (ended: { name: string, code: number, output: Buffer, seconds: number }) => void }} options
 * @returns {Promise<number>} 0, or the exit code of the step that failed
 */
export async function runSteps(steps, { atOnce, tell }) {
  const waiting = [...steps];
  const running = new Map();
  const passed = new Set();
  const stopAll = () => running.forEach(({ stop }) => stop());
  // Ctrl-C in a terminal does not reach the groups.
  const end = () => {
    stopAll();
    process.exit(1);
  };
  process.on('SIGINT', end).on('SIGTERM', end);
  try {
    for (;;) {
      while (running.size < atOnce) {
        const at = waiting.findIndex(({ needs = [] }) => needs.every((name) => passed.has(name)));
        if (at < 0) break;
        const [step] = waiting.splice(at, 1);
        const began = Date.now();
        const started = start(step);
        const result = started.ended.then((code) => ({ step, code, seconds: (Date.now() - began) / 1000 }));
        running.set(step.name, { ...started, result });
      }
      if (running.size === 0 && waiting.length > 0)
        throw new Error(`never started: ${waiting.map(needText).join(', ')}`);
      if (running.size === 0) return 0;
      const { step, code, seconds } = await Promise.race([...running.values()].map(({ result }) => result));
      tell({ name: step.name, code, seconds, output: Buffer.concat(running.get(step.name).output) });
      running.delete(step.name);
      if (code !== 0) return code;
      passed.add(step.name);
    }
  } finally {
    stopAll();
    await Promise.allSettled([...running.values()].map(({ ended }) => ended));
    process.off('SIGINT', end).off('SIGTERM', end);
  }
}
