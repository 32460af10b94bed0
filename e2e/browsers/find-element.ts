/** What a person looks for on a page: its kind, and its name or a part of its text. */
export interface Target {
  readonly role: 'link' | 'button' | 'heading' | 'field' | 'text' | 'row' | 'choice' | 'article';
  /** The whole name, or a pattern as `/…/` that a part of it meets. */
  readonly name: string;
}

/**
 * The first visible element that meets the target. It runs in the page, of every engine, so it needs nothing from outside. Names are the few ways
 * that this site gives them: `aria-label`, `aria-labelledby`, a label, the text.
 */
export function findElement({ role, name }: Target): Element | null {
  const selectors = {
    link: 'a[href]',
    button: 'button, summary, [role="button"]',
    heading: 'h1, h2, h3, h4',
    field: 'input:not([type="radio"], [type="checkbox"]), textarea, select',
    choice: 'input[type="radio"], input[type="checkbox"]',
    text: 'p, span, output, strong, li, dt, dd, th, td, div, b, em, small, label, figcaption, a, button',
    row: '[role="row"], tr',
    article: 'article',
  };
  const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();
  const pattern = /^\/(.+)\/$/.exec(name)?.[1];
  const matches = (text: string): boolean => (pattern === undefined ? text === name : new RegExp(pattern).test(text));
  const nameOf = (element: Element): string => {
    const label = element.getAttribute('aria-label');
    if (label) return plain(label);
    const ids = element.getAttribute('aria-labelledby');
    if (ids)
      return plain(
        ids
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .join(' '),
      );
    const labels = 'labels' in element ? [...((element.labels ?? []) as Iterable<Element>)] : [];
    if (labels.length > 0) return plain(labels.map(({ textContent }) => textContent).join(' '));
    return plain(element.textContent);
  };
  const isVisible = (element: Element): boolean => {
    // A file is chosen by a field that nobody sees, and a choice is drawn by its label.
    if (element instanceof HTMLInputElement && ['file', 'radio', 'checkbox'].includes(element.type)) return true;
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  const found = [...document.querySelectorAll(selectors[role])].filter(
    (element) => !element.closest('[inert], :disabled') && matches(nameOf(element)) && isVisible(element),
  );
  // Of nested elements with the same text the innermost is meant.
  return (
    (role === 'text' ? found.find((one) => !found.some((other) => other !== one && one.contains(other))) : found[0]) ??
    null
  );
}
