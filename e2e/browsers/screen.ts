import { expect } from '@playwright/test';
import { findElement, type Target } from './find-element.ts';
import { type Connection, RefusedCommand } from './webdriver/commands.ts';

/** The key of an element's reference, by the standard. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** Refusals that mean that the page is being drawn: what is meant is looked for again. */
const PASSING = [
  'stale element reference',
  'element click intercepted',
  'element not interactable',
  'no such element',
  'javascript error',
  'detached shadow root',
  'unknown error',
];
const WAIT = { timeout: 90_000, intervals: [50, 100, 200, 200, 300] };

/** A page as a person uses it, in any engine. Everything waits until it can be done or seen. */
export interface Screen {
  /** Loads an address and waits until it is there. */
  open(path: string): Promise<void>;
  /** Waits until the page takes presses. */
  ready(): Promise<void>;
  see(role: Target['role'], name: string): Promise<void>;
  seeNone(role: Target['role'], name: string): Promise<void>;
  press(role: Target['role'], name: string): Promise<void>;
  /** Puts a text in the place of what a field holds. */
  fill(name: string, text: string): Promise<void>;
  /** Types into a field, the keys of the standard among the text; for a field of files, the path of one. */
  type(name: string, text: string): Promise<void>;
  /** Runs a function in the page, without anything from outside it. */
  evaluate<T, Args extends unknown[]>(work: (...args: Args) => T | Promise<T>, ...args: Args): Promise<T>;
  /** Waits until a function in the page says yes. */
  until<Args extends unknown[]>(
    what: string,
    work: (...args: Args) => boolean | Promise<boolean>,
    ...args: Args
  ): Promise<void>;
  picture(): Promise<Buffer>;
  resize(width: number, height: number): Promise<void>;
}

/** A driver brings an element to the edge of the window, which may be below a bar that stays there. */
const PLACE = `
arguments[0].scrollIntoView({ block: "center", behavior: "instant" });
return arguments[0].getBoundingClientRect().top + " of " + document.documentElement.scrollHeight`;

export const ENTER = '\uE007';

export function createScreen(connection: Connection, origin: string): Screen {
  const run = (script: string, args: readonly unknown[] = []): Promise<unknown> =>
    connection.ask('run', { script, args });
  const find = async (target: Target): Promise<string | undefined> => {
    const element = (await run(`return (${findElement.toString()})(arguments[0])`, [target])) as Record<
      string,
      string
    > | null;
    return element?.[ELEMENT];
  };
  /** Repeats what the page does not allow yet, because it is being drawn. */
  const patiently = async (what: string, work: () => Promise<boolean>): Promise<void> => {
    const isDone = async (): Promise<boolean> => {
      try {
        return await work();
      } catch (error) {
        if (error instanceof RefusedCommand && PASSING.includes(error.reason)) return false;
        throw error;
      }
    };
    await expect.poll(isDone, { message: what, ...WAIT }).toBe(true);
  };
  const withElement = (what: string, target: Target, work: (id: string) => Promise<unknown>): Promise<void> => {
    let before: unknown;
    return patiently(`${what} ${target.role} «${target.name}»`, async () => {
      const id = await find(target);
      if (!id) return false;
      const place = await run(PLACE, [{ [ELEMENT]: id }]);
      // What is scrolled past takes its height, so an element may still move: a press would meet what is beside it.
      const isSteady = place === before;
      before = place;
      return isSteady && (await work(id)) !== false;
    });
  };
  const evaluate: Screen['evaluate'] = async (work, ...args) =>
    (await run(`return (${work.toString()})(...arguments)`, args)) as Awaited<ReturnType<typeof work>>;

  return {
    async open(path) {
      await evaluate(() => void Object.assign(window, { isLeft: true }));
      await connection.ask('navigate', { url: `${origin}${path}` });
      await patiently(`open ${path}`, () =>
        evaluate(() => !('isLeft' in window) && document.readyState !== 'loading' && location.protocol === 'http:'),
      );
    },
    ready: () =>
      patiently('the page takes presses', () => evaluate(() => document.documentElement.dataset['tienda'] === '')),
    see: (role, name) => withElement('see', { role, name }, async () => {}),
    seeNone: (role, name) => patiently(`no ${role} «${name}»`, async () => (await find({ role, name })) === undefined),
    press: (role, name) => withElement('press', { role, name }, (id) => connection.ask('click', { id })),
    fill: (name, text) =>
      withElement('fill', { role: 'field', name }, async (id) => {
        await connection.ask('clear', { id });
        await connection.ask('type', { id, text });
        return (await run('return arguments[0].value', [{ [ELEMENT]: id }])) === text;
      }),
    type: (name, text) =>
      withElement('type into', { role: 'field', name }, (id) => connection.ask('type', { id, text })),
    evaluate,
    until: (what, work, ...args) => patiently(what, () => evaluate(work, ...args)),
    async picture() {
      return Buffer.from((await connection.ask('screenshot', { full: false })) as string, 'base64');
    },
    async resize(width, height) {
      await connection.ask('setWindow', { width, height });
    },
  };
}
