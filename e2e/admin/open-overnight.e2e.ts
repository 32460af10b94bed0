import { expect, test } from '../fixtures.ts';
import { nextNoon } from '../next-noon.ts';
import { fieldOf, heading, sidebar, signIn, synced } from './staff-parts.ts';
import { setPrice } from './sync-parts.ts';

const A_DAY = '24:00:00';
const DAY_MS = 86_400_000;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

test('the log that stays open overnight heads its changes by how many days ago they are now', async ({ page }) => {
  await page.clock.install({ time: nextNoon() });
  await signIn(page);
  await setPrice(page, 'AL-1', '248.00');
  await synced(page);
  await sidebar(page, 'Bitácora').click();
  const day = page.getByRole('heading', { level: 2 });
  // The change has the server's time, and the page's clock is hours ahead of it.
  await expect(day).toHaveText(/^(Hoy|Ayer), /);
  const wasToday = (await day.textContent())?.startsWith('Hoy') === true;
  await page.clock.fastForward(A_DAY);
  await expect(day).toHaveText(wasToday ? /^Ayer, / : /^(?!Ayer)[A-Z]/);
});

test('an invitation is called expired as soon as it is, on a page that was open before', async ({
  page,
  documents,
}) => {
  const noon = nextNoon();
  const vence = new Date(noon + 3_600_000);
  const [owner = ''] = await documents.idsWhere('personal', 'activo', true);
  const invitation = { correo: 'beto@lafragua.example', nombre: 'Beto', rol: 'mostrador', vence };
  await documents.put('invitaciones/abc', { ...invitation, actualizadoPor: owner });
  await page.clock.install({ time: noon });
  await signIn(page, '/admin/personal');
  await expect(page.getByText('Por aceptar')).toBeVisible();
  await page.clock.fastForward('02:00:00');
  await expect(page.getByText('Vencida', { exact: true })).toBeVisible();
});

test('the labels to print since today ask for the day that it is, unless another was chosen', async ({ page }) => {
  const noon = nextNoon();
  await page.clock.install({ time: noon });
  await signIn(page, '/admin/etiquetas-de-anaquel');
  const day = fieldOf(page, 'Precios puestos desde el día');
  await expect(day).toHaveValue(dayOf(noon));
  await page.clock.fastForward(A_DAY);
  await expect(day).toHaveValue(dayOf(noon + DAY_MS));
  await day.fill('2026-01-02');
  await page.clock.fastForward(A_DAY);
  await expect(heading(page, 'Etiquetas de anaquel')).toBeVisible();
  await expect(day).toHaveValue('2026-01-02');
});
