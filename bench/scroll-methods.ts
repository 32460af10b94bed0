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
