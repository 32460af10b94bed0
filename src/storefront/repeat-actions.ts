import type { EarlyAction, Field } from './early-actions.ts';

/** Does again what a person did before React listened, one thing after the other, because each may render what the next is about. */
export async function repeatActions(actions: readonly EarlyAction[]): Promise<void> {
  for (const action of actions) {
    const target = 'button' in action ? action.button : 'form' in action ? action.form : action.field;
    // React takes over what this event is on, at once, and finds nothing changed.
    target.dispatchEvent(new Event('input', { bubbles: true }));
    if ('button' in action) action.button.click();
    else if ('form' in action) action.form.requestSubmit();
    else fill(action.field, action.left);
    await new Promise((done) => setTimeout(done));
  }
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
