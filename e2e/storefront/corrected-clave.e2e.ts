import { expect, test } from '../fixtures.ts';
import { buildList } from './quote-parts.ts';

test('a product whose clave the store corrects while it is on a list stays on it, because it was called gone though it is sold', async ({
  page,
  documents,
}) => {
  await buildList(page, 1);
  const line = page.getByRole('region', { name: 'Productos de tu lista' }).getByRole('listitem');
  const clave = ((await line.getByText(/^Clave /).textContent()) ?? '').replace('Clave ', '');
  const [id] = await documents.idsWhere('productos', 'clave', clave);
  await documents.update(`productos/${id}`, { clave: `${clave}-B` });
  await expect(page.getByText('Ya no está en el catálogo.')).toHaveCount(0);
  await expect(line.getByText(/^Clave /)).toHaveText(`Clave ${clave}-B`);
  await expect(line.getByRole('link')).toBeVisible();
});
