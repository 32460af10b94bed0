/** A keyboard takes more of the page than the browser's own bars, which come and go while it is scrolled. */
const KEYBOARD_SHARE = 0.75;
const TYPED_INTO = 'input:not([type=checkbox], [type=radio], [type=range], [type=file]), textarea, select';

/**
 * Tells when the on-screen keyboard opens and closes. No browser says so: some shrink the visual viewport, others the whole page. In both a field has
 * the focus, and of the height that this width had before, a part is gone.
 * @returns ends the watch.
 */
export function watchKeyboard(onChange: (isOpen: boolean) => void): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => {};
  let width = 0;
  let tallest = 0;
  let isOpen = false;
  const measure = (): void => {
    // With the scale, because somebody who zooms in sees less of the page too.
    const height = viewport.height * viewport.scale;
    if (innerWidth !== width) {
      width = innerWidth;
      tallest = 0;
    }
    tallest = Math.max(tallest, height);
    const isTyping = document.activeElement?.matches(TYPED_INTO) ?? false;
    const now = isTyping && height < tallest * KEYBOARD_SHARE;
    if (now !== isOpen) onChange(now);
    isOpen = now;
  };
  // The focus moves with every change of page, while the next one is put together: measuring would make the browser lay it out half done. Where
  // nobody types nothing can have opened.
  const look = (): void => {
    if (isOpen || document.activeElement?.matches(TYPED_INTO)) measure();
  };
  measure();
  viewport.addEventListener('resize', measure);
  document.addEventListener('focusin', look);
  document.addEventListener('focusout', look);
  return () => {
    viewport.removeEventListener('resize', measure);
    document.removeEventListener('focusin', look);
    document.removeEventListener('focusout', look);
    if (isOpen) onChange(false);
  };
}
