/**
 * Keeps what a person does before the page is taken over: until then a press of a button reaches nobody, and a search box that has the focus
 * suggests nothing. Links and forms work by themselves.
 * @returns does it again; called once React listens.
 */
export function keepEarlyActions(): () => void {
  let pressed: HTMLButtonElement | null = null;
  const onClick = ({ target }: MouseEvent): void => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.type === 'button') pressed = button;
  };
  addEventListener('click', onClick, true);
  return () => {
    removeEventListener('click', onClick, true);
    const field = document.activeElement;
    if (field instanceof HTMLInputElement) field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    pressed?.click();
  };
}
