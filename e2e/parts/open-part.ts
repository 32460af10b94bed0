import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { axeFaults } from '../axe-faults.ts';

export async function openPart(page: Page, name: string): Promise<void> {
  await page.goto(`${process.env['PARTS_ORIGIN']}?part=${name}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

export async function expectAxeSilent(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([]);
}
