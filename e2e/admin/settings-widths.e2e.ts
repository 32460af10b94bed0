import { PLAIN_SUBJECTS, SUBJECTS } from '#domain/settings/subjects.ts';
import { expect, test } from '../fixtures.ts';
import { expectAccessibleAtWidths } from './at-widths.ts';
import { heading, signIn } from './staff-parts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const TEXTS = SUBJECTS.filter((subject) => !PLAIN_SUBJECTS.some((plain) => plain === subject));

for (const [what, paths] of [
  ['the list and the plain subjects of the settings', ['', ...PLAIN_SUBJECTS.map((subject) => `/${subject}`)]],
  ['the texts of pages and the kiosks', [...TEXTS.map((subject) => `/${subject}`), '/kioskos']],
] as const)
  test(`${what}: axe finds nothing and nothing sticks out on a desktop, a tablet and a phone`, async ({ page }) => {
    await signIn(page, '/admin/ajustes');
    for (const path of paths) {
      await page.goto(`/admin/ajustes${path}`);
      await expect(heading(page)).toBeVisible();
      if (path !== '' && path !== '/kioskos')
        await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeVisible();
      await expectAccessibleAtWidths(page, path);
    }
  });
