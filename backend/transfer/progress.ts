/** Told what is being moved, how much of it there is so far, and of how much, where that is known. */
export type Progress = (what: string, count: number, all?: number) => void;

const EVERY_MS = 300;

/** Progress on a terminal as one line that changes; elsewhere as a line for each thing when it ends. */
export function printProgress(output: NodeJS.WriteStream, now: () => number = Date.now): Progress & { end(): void } {
  let last = { what: '', text: '', at: 0 };
  const finishLine = (): void => {
    if (last.text !== '') output.write(output.isTTY ? `\r\u001b[K${last.text}\n` : `${last.text}\n`);
    last = { what: '', text: '', at: 0 };
  };
  const progress: Progress = (what, count, all) => {
    if (what !== last.what) finishLine();
    const text = `  ${what}: ${count.toLocaleString('es-MX')}${all === undefined ? '' : ` de ${all.toLocaleString('es-MX')}`}`;
    const isDue = now() - last.at >= EVERY_MS;
    if (isDue && output.isTTY) output.write(`\r\u001b[K${text}`);
    last = { what, text, at: isDue ? now() : last.at };
  };
  return Object.assign(progress, { end: finishLine });
}
