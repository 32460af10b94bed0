import { expect, test } from '../fixtures.ts';
import { nextNoon } from '../next-noon.ts';

const HOUR = 3_600_000;

test('a repair’s page that stays open past the promised day says that it is late, because the day was asked for only when it was drawn', async ({
  page,
  documents,
}) => {
  const noon = nextNoon();
  await documents.update('estadosReparacion/secreto-de-noche', {
    reparacion: 'r1',
    folio: 'R-1',
    estado: 'en-reparacion',
    articulo: 'Esmeriladora',
    promesa: new Date(noon).toISOString().slice(0, 10),
  });
  const midnight = noon + 12 * HOUR;
  await page.clock.install({ time: midnight - 120_000 });
  await page.goto('/reparacion/secreto-de-noche');
  await expect(page.getByText('La esperamos lista el')).toBeVisible();
  // So short that nothing else draws the page again.
  await page.clock.pauseAt(midnight - 2000);
  await page.clock.runFor(4000);
  await expect(page.getByText('y nos atrasamos')).toBeVisible();
});
