import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

export async function openPart(page: Page, name: string): Promise<void> {
  await page.goto(`${process.env['PARTS_ORIGIN']}?part=${name}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

export async function expectAxeSilent(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}
