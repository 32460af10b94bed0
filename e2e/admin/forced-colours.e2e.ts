import { colourAt } from '../colour-at.ts';
import { expect, test } from '../fixtures.ts';
import { heading, sidebar, signIn } from './staff-parts.ts';

// In forced colours the browser takes away every background and gives all borders, transparent ones too, the colour of the text.
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

test('in forced colours the screen and the step that are shown are told from the others', async ({ page }) => {
  await signIn(page, '/admin/acciones-automatizadas/subir-precios-con-excel');
  await expect(heading(page, 'Subir precios con Excel')).toBeVisible();
  const [current, other] = [sidebar(page, 'Subir precios con Excel'), sidebar(page, 'Categorias')];
  await expect(current).toHaveAttribute('aria-current', 'page');
  expect(await colourAt(page, current, 'left')).not.toBe(await colourAt(page, other, 'left'));

  const step = (name: string) => page.getByRole('main').getByRole('button', { name });
  await expect(step('1 Archivo')).toHaveAttribute('aria-current', 'step');
  expect(await colourAt(page, step('1 Archivo'), 'bottom')).not.toBe(
    await colourAt(page, step('2 Columnas'), 'bottom'),
  );
});
