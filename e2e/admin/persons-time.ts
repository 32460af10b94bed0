import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** What a person did on a page: how often something was pressed, and how many letters were typed. */
interface Work {
  presses: number;
  letters: number;
}

/** Of the keystroke-level model (Card, Moran and Newell, 1983), in milliseconds: a key of somebody who does not type for a living. */
const KEY_MS = 280;
/** The hand to the mouse, the way to what is pressed, the press, and the thought before it. */
const PRESS_MS = 400 + 1100 + 200 + 1350;
/** Reading what the press led to: ten words at four words a second. */
const READ_MS = 2500;

/** Counts what is done on pages as a person would do it. @returns the milliseconds that a person needs for it */
export async function countWork(...pages: readonly Page[]): Promise<() => number> {
  const work: Work = { presses: 0, letters: 0 };
  for (const page of pages) {
    await page.exposeFunction('countWork', (presses: number, letters: number) => {
      work.presses += presses;
      work.letters += letters;
    });
    await page.addInitScript(() => {
      const count = (presses: number, letters: number): void => Reflect.get(window, 'countWork')(presses, letters);
      const isTyped = (field: EventTarget | null): field is HTMLInputElement | HTMLTextAreaElement =>
        (field instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(field.type)) ||
        field instanceof HTMLTextAreaElement;
      addEventListener('click', () => count(1, 0), true);
      // A field is filled at once here, and pressed first by a person.
      addEventListener('input', ({ target }) => isTyped(target) && count(1, target.value.length), true);
    });
  }
  return () => work.presses * (PRESS_MS + READ_MS) + work.letters * KEY_MS;
}

const MINUTE_MS = 60_000;

/**
 * A shop is opened, up to its first quotation, in less than ten minutes: the time of the machine and that of a person who reads, points and types. The
 * second does not depend on the machine and is nearly all of it.
 */
export function expectOpenedInTime(machine: number, person: number): void {
  const seconds = [machine, person].map((time) => `${Math.round(time / 1000)} s`);
  test.info().annotations.push({ type: 'opened in', description: seconds.join(' and a person’s ') });
  expect(person).toBeGreaterThan(MINUTE_MS);
  expect(machine + person, seconds.join(', ')).toBeLessThan(10 * MINUTE_MS);
}
