import type { EarlyAction, Field } from './early-actions.ts';

/** Does again what a person did before React listened, one thing after the other, because each may render what the next is about. */
export async function repeatActions(actions: readonly EarlyAction[]): Promise<void> {
  const waiting = [...actions];
  let isOwn = false;
  // A form that is sent meanwhile lacks what has not been typed again, so it waits for its turn.
  const hold = (event: SubmitEvent): void => {
    if (isOwn) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    waiting.push({ form: event.target as HTMLFormElement });
  };
  addEventListener('submit', hold, { capture: true });
  // An array is walked to what is pushed meanwhile, too.
  for (const action of waiting) {
    const target = 'button' in action ? action.button : 'form' in action ? action.form : action.field;
    isOwn = true;
    // React takes over what this event is on, at once, and finds nothing changed.
    target.dispatchEvent(new Event('input', { bubbles: true }));
    if ('button' in action) action.button.click();
    else if ('form' in action) action.form.requestSubmit();
    else fill(action.field, action.left);
    isOwn = false;
    await new Promise((done) => setTimeout(done));
  }
  removeEventListener('submit', hold, { capture: true });
}

function fill(field: Field, left: string | boolean): void {
  if (typeof left === 'boolean') {
    (field as HTMLInputElement).checked = !left;
    field.click();
    return;
  }
  const caret = field instanceof HTMLSelectElement ? null : field.selectionStart;
  // React compares with the value that was last set on the element itself, and hears only of another one.
  field.value = left === '' ? ' ' : '';
  const value = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  value?.set?.call(field, left);
  if (caret !== null && field === document.activeElement) (field as HTMLInputElement).setSelectionRange(caret, caret);
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
}
