/** A line of the tasks: every way to say it, as somebody would type it, and the things that it leads to. */
export interface TaskNames {
  readonly names: readonly string[];
  readonly things: readonly string[];
}

/** The lines of the tasks' table, with what `puerta/chapa atorada/dura` is short for written out. */
export function taskNames(table: string): TaskNames[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [names = [], things = []] = line.split('>').map((cell) => cell.split(',').map((name) => name.trim()));
      return { names: names.flatMap(spelledOut), things };
    });
}

function spelledOut(task: string): string[] {
  return task
    .split(' ')
    .map((word) => word.split('/'))
    .reduce<string[]>((begun, words) => begun.flatMap((so) => words.map((word) => `${so} ${word}`.trim())), ['']);
}
