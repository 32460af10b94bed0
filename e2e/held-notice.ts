import type { Locator, Page } from '@playwright/test';

/**
 * Points at «Deshacer» as a person does who is not sure yet: while the pointer is on it the notice stays, so that what a test looks at before it
 * presses the button may take as long as the machine needs. The pointer has to stay there until then.
 */
export async function pointAtUndo(page: Page): Promise<Locator> {
  const undo = page.getByRole('button', { name: 'Deshacer', exact: true });
  await undo.hover();
  return undo;
}
