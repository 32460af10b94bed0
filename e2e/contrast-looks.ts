/** How a text is shown, as one number: what the style sheet can tell apart from the page down to its element, and what comes of it there. */
export type Look = number;

/**
 * Runs in the page. Marks with `data-look` the first and the last text of each look that is not among the known ones, for axe's rule of contrast,
 * which takes four fifths of its time: a list has the same card forty-eight times, and most of a page looks the same at every width.
 */
export function markNewLooks({ within, known }: { within: string; known: readonly Look[] }): void {
  const isKnown = new Set(known);
  const looks = new Map<Element, Look>();
  const lookOf = (element: Element): Look => {
    const present = looks.get(element);
    if (present !== undefined) return present;
    const above = element.parentElement ? lookOf(element.parentElement) : 0;
    const style = getComputedStyle(element);
    const look = hash([
      above,
      element.tagName,
      element.getAttribute('class'),
      style.color,
      style.backgroundColor,
      style.backgroundImage,
      style.opacity,
      style.filter,
      style.fontSize,
      style.fontWeight,
      style.textShadow,
      style.position,
      // Axe judges no text of a control that cannot be used, and no empty field: those do not stand for the others.
      element.matches(':disabled, [aria-disabled="true"], [inert]'),
      element instanceof HTMLLabelElement && element.control?.matches(':disabled'),
      element instanceof HTMLInputElement && element.value === '',
    ]);
    looks.set(element, look);
    return look;
  };
  const isText = (element: Element): boolean =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());

  const marked = new Map<Look, { last?: Element }>();
  for (const element of document.querySelectorAll(`:is(${within}), :is(${within}) *`)) {
    if (!isText(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
    const look = lookOf(element);
    if (isKnown.has(look)) continue;
    element.setAttribute('data-look', String(look));
    const present = marked.get(look);
    if (!present) marked.set(look, {});
    else {
      present.last?.removeAttribute('data-look');
      present.last = element;
    }
  }

  /** FNV-1a. */
  function hash(parts: readonly unknown[]): number {
    let value = 2_166_136_261;
    for (const letter of parts.join('|')) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16_777_619);
    return value;
  }
}
