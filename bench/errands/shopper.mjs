/**
 * Times of the keystroke-level model (Card, Moran and Newell 1983; for phones: Holleis and others 2007): looking and deciding before a tap, the tap,
 * and a typed character.
 */
const DECIDE = 1.35;
const TAP = 0.4;
const KEY = 0.28;

/**
 * A shopper's hands: every tap and every typed character is counted, and what the page needs until its answer is there is measured.
 * @param {import('playwright').Page} page
 */
export function createShopper(page) {
  let taps = 0;
  let typed = 0;
  let waited = 0;

  /** @param {() => Promise<unknown>} act @param {import('playwright').Locator | undefined} answer */
  async function timed(act, answer) {
    const from = performance.now();
    await act();
    await answer?.waitFor();
    waited += performance.now() - from;
  }

  return {
    /** Taps it and waits for its answer, where it has one. @param {import('playwright').Locator} place @param {import('playwright').Locator} [answer] */
    async tap(place, answer) {
      await place.scrollIntoViewIfNeeded();
      taps += 1;
      await timed(() => place.tap(), answer);
    },
    /** Taps the field, unless the page has put the cursor there, and types. @param {import('playwright').Locator} field @param {string} text @param {import('playwright').Locator} [answer] */
    async type(field, text, answer) {
      const isReady = await field.evaluate((input) => input === document.activeElement);
      if (!isReady) {
        await field.scrollIntoViewIfNeeded();
        taps += 1;
        await field.tap();
      }
      typed += text.length;
      await timed(() => field.fill(text), answer);
    },
    /** Presses the keyboard's own key for going on. @param {import('playwright').Locator} answer */
    async enter(answer) {
      taps += 1;
      await timed(() => page.keyboard.press('Enter'), answer);
    },
    /** Reads what is there already. @param {import('playwright').Locator} answer */
    async read(answer) {
      await timed(async () => undefined, answer);
    },
    told: () => ({
      taps,
      typed,
      'page, s': Math.round(waited / 100) / 10,
      'person, s': Math.round(taps * (DECIDE + TAP) + typed * KEY),
    }),
  };
}

/** @typedef {ReturnType<typeof createShopper>} Shopper */
