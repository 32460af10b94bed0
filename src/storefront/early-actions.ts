export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What somebody did, in order: a field has what it was left with, a button was pressed, a form was sent. */
export type EarlyAction =
  | { readonly field: Field; readonly left: string | boolean }
  | { readonly button: HTMLButtonElement }
  | { readonly form: HTMLFormElement };

interface RepeatCode {
  readonly repeatActions: (actions: readonly EarlyAction[]) => Promise<void>;
}

/**
 * Keeps what a person does before the page is taken over: until then a press of a button reaches nobody, and what is typed is lost with the next
 * render of its form. Links and forms with an address work by themselves. Hardly anybody is so early, so the code for doing it again is fetched when somebody is.
 * @returns resolves, once that code is there, with what does it again; to be called as soon as React listens, before it hears of the next press.
 */
export function keepEarlyActions(load: () => Promise<RepeatCode>): () => Promise<() => void> {
  let actions: EarlyAction[] = [];
  let code: Promise<RepeatCode | undefined> | undefined;
  const keep = (action: EarlyAction): void => {
    actions.push(action);
    code ??= load().catch(() => undefined);
  };
  for (const action of doneBefore()) keep(action);
  const onInput = ({ target }: Event): void => {
    const field = target as Field;
    actions = actions.filter((action) => !('field' in action && action.field === field));
    keep({ field, left: leftIn(field) });
  };
  const onClick = ({ target }: MouseEvent): void => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.type === 'button') keep({ button });
  };
  const onSubmit = ({ target }: SubmitEvent): void => {
    const form = target as HTMLFormElement;
    if (form.method === 'dialog') keep({ form });
  };
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener('input', onInput, { capture: true, signal });
  addEventListener('click', onClick, { capture: true, signal });
  addEventListener('submit', onSubmit, { capture: true, signal });
  return async () => {
    const loaded = await code;
    return () => {
      listening.abort();
      // A search box that has the focus suggests nothing until it hears of it.
      const field = document.activeElement;
      if (field instanceof HTMLInputElement) field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      void loaded?.repeatActions(actions);
    };
  };
}

const isBox = ({ type }: Field): boolean => type === 'checkbox' || type === 'radio';

const leftIn = (field: Field): string | boolean => (isBox(field) ? (field as HTMLInputElement).checked : field.value);

/** What the field came with. */
function cameWith(field: Field): string | boolean | undefined {
  if (field instanceof HTMLSelectElement)
    return ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value;
  return isBox(field) ? (field as HTMLInputElement).defaultChecked : field.defaultValue;
}

/**
 * What was done before this script was there to hear of it: fields that differ from what they came with, and the button that was pressed last. A pointer's
 * press gives the focus without its ring; one that still lasts will be heard of. A key's press is a click without a pointer, which the browser counts.
 */
function doneBefore(): EarlyAction[] {
  const actions: EarlyAction[] = [...document.querySelectorAll<Field>('input, textarea, select')]
    .filter((field) => leftIn(field) !== cameWith(field))
    .map((field) => ({ field, left: leftIn(field) }));
  // Safari counts since 26.2, and a page whose clock is set by a test has counts that cannot be asked.
  const counts: Partial<EventCounts> | undefined = performance.eventCounts;
  const times = (kind: string): number => counts?.get?.(kind) ?? 0;
  const byKey = times('click') > times('pointerdown');
  const button = document.querySelector<HTMLButtonElement>(
    byKey ? 'button:focus-visible' : 'button:focus:not(:focus-visible, :active)',
  );
  if (button?.type === 'button') actions.push({ button });
  else if (button?.form?.method === 'dialog') actions.push({ form: button.form });
  return actions;
}
