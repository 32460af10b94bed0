/**
 * Puts the focus on the first field within an element whose text could not be read.
 * @returns whether there is one: then nothing is done with the values that were read before it.
 */
export function leadToProblem(within: Element | null): boolean {
  const field = within?.querySelector<HTMLElement>('[aria-invalid]');
  field?.focus();
  // The sentence below the field too: on a phone a bar could cover it.
  field?.closest('fieldset')?.scrollIntoView({ block: 'nearest' });
  return Boolean(field);
}
