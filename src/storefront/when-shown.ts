import { firstPaint } from '#mirror/after-first-paint.ts';

/** On a line that is so slow, the code need no longer wait for the pictures. */
const LONGEST_MS = 5000;
const ACTIONS = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Resolves when a page that came whole is drawn with its first pictures, because the shop's code would otherwise share the line with them; and at
 * once when a person does something or nobody is looking.
 */
export async function whenShown(): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  await Promise.race([Promise.all([firstPaint(), loaded()]).then(nextFrame), acted(), pause(LONGEST_MS)]);
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** The pictures that are fetched eagerly, the styles and the preloaded fonts are there. */
function loaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((done) => addEventListener('load', () => done(), { once: true }));
}

/** A picture is drawn in the frame after it has come. */
const nextFrame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

function acted(): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      for (const kind of ACTIONS) removeEventListener(kind, done, true);
      resolve();
    };
    for (const kind of ACTIONS) addEventListener(kind, done, { capture: true, passive: true });
  });
}
