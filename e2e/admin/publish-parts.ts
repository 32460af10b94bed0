import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { heading, signIn } from './staff-parts.ts';

const SCREEN = '/admin/publicar';

/** A product of the demo store that every test may change. */
export const CLAVE = 'TZ-DH20';
export const COMMIT = /documents:commit/;
const POINTER = '/v1/projects/la-fragua/databases/(default)/documents/publicado/actual';

export async function published(origin: string): Promise<{ seq: number; count: number; prev: string; sha256: string }> {
  const { fields } = (await (await fetch(origin + POINTER)).json()) as {
    fields: Record<string, { integerValue?: string; stringValue?: string }>;
  };
  return {
    seq: Number(fields['seq']?.integerValue),
    count: Number(fields['count']?.integerValue),
    prev: fields['prev']?.stringValue ?? '',
    sha256: fields['sha256']?.stringValue ?? '',
  };
}

export async function openPublishing(page: Page): Promise<void> {
  await signIn(page, SCREEN);
  await expect(heading(page, 'Publicar catálogo')).toBeVisible();
  await expect(publishButton(page)).toBeEnabled();
}

export const publishButton = (page: Page) => page.getByRole('button', { name: 'Publicar ahora' });
export const outcome = (page: Page) => page.getByRole('region', { name: 'Publicación' });

/** Keeps the page's commits waiting until the returned function is called; later ones pass. */
export async function holdCommits(page: Page): Promise<() => void> {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(COMMIT, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}
