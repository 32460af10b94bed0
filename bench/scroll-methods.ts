// How people scroll. These functions run in the page.

/** A finger's flick: from five pixels a frame to half a screen a frame. */
const flick = () =>
  new Promise<void>((resolve) => {
    let frame = 0;
    const step = (): void => {
      frame += 1;
      scrollBy(0, Math.min(5 + frame * 2, innerHeight / 2));
      if (frame < 240) requestAnimationFrame(step);
      else resolve();
    };
    requestAnimationFrame(step);
  });

/** Page down, a hundred times. */
const pageDown = () =>
  new Promise<void>((resolve) => {
    let count = 0;
    const step = (): void => {
      count += 1;
      scrollBy(0, innerHeight * 0.9);
      if (count < 100) setTimeout(step, 50);
      else resolve();
    };
    step();
  });

/** The scrollbar, dragged through the whole list and back. */
const dragScrollbar = () =>
  new Promise<void>((resolve) => {
    const end = document.documentElement.scrollHeight - innerHeight;
    let frame = 0;
    const step = (): void => {
      frame += 1;
      scrollTo(0, end * (1 - Math.abs(1 - frame / 60)));
      if (frame < 120) requestAnimationFrame(step);
      else resolve();
    };
    requestAnimationFrame(step);
  });

export const SCROLL_METHODS = { 'a flick of the finger': flick, 'page down': pageDown, 'the scrollbar': dragScrollbar };

/** How many times the loop of `steadyWork` goes round in so many milliseconds of this page's main thread at full speed. */
export const roundsIn = (milliseconds: number): number => {
  const ROUNDS = 2_000_000;
  let sum = 0;
  const times = Array.from({ length: 9 }, () => {
    const begun = performance.now();
    for (let round = 0; round < ROUNDS; round += 1) sum = (sum + round) % 1_000_003;
    return performance.now() - begun;
  }).sort((a, b) => a - b);
  // The sum is used, so that no compiler leaves the loop out.
  return sum < 0 ? 0 : Math.round((ROUNDS * milliseconds) / (times[4] ?? 1));
};

/** The same arithmetic in each of 240 frames: it needs no memory and draws nothing, so what takes longer than the rest is the machine's doing. */
export const steadyWork = (rounds: number) =>
  new Promise<void>((resolve) => {
    let frame = 0;
    let sum = 0;
    const step = (): void => {
      frame += 1;
      for (let round = 0; round < rounds; round += 1) sum = (sum + round) % 1_000_003;
      if (frame < 240 && sum >= 0) requestAnimationFrame(step);
      else resolve();
    };
    requestAnimationFrame(step);
  });
