/** The button of each row that takes it away. */
const REMOVES = '[data-remove]';
const FIELDS = 'input:not([tabindex="-1"]), select, textarea, button';

/**
 * Moves the focus on where a row goes away under its pressed button: to the same button of the row that takes its place, or where none is left to the field
 * around the list. Browsers leave it nowhere, and a keyboard would begin again at the top of the page.
 */
export function handFocusOn(button: HTMLElement): void {
  const row = button.closest('li');
  const list = row?.parentElement;
  if (!row || !list) return;
  const at = [...list.children].indexOf(row);
  // A finger on a tablet would bring up the keyboard of the field.
  const around = button.matches(':focus-visible') ? list.parentElement : null;
  // By then the row is gone.
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const left = list.isConnected ? [...list.children] : [];
    const heir = left[Math.min(at, left.length - 1)]?.querySelector<HTMLElement>(REMOVES);
    (heir ?? around?.querySelector<HTMLElement>(FIELDS))?.focus();
  });
}
