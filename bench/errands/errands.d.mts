import type { Locator, Page } from 'playwright';

/** What does an errand on the real pages: a finger in the bench, the keyboard in the tests. */
export interface Shopper {
  /** Presses it and waits for its answer, where it has one. */
  readonly tap: (place: Locator, answer?: Locator) => Promise<void>;
  readonly type: (field: Locator, text: string, answer?: Locator) => Promise<void>;
  /** The keyboard's own key for going on. */
  readonly enter: (answer: Locator) => Promise<void>;
  /** Waits for what is there already. */
  readonly read: (answer: Locator) => Promise<void>;
}

interface Errand {
  readonly name: string;
  readonly run: (shopper: Shopper, page: Page) => Promise<void>;
}

export const ERRANDS: readonly Errand[];
