import { expect, test } from '../fixtures.ts';
import { heading, signIn } from './staff-parts.ts';

test('problems of the catalogue are listed, and each line leads to where it is corrected', async ({
  page,
  documents,
}) => {
  const [id = ''] = await documents.idsWhere('productos', 'clave', 'TZ-DH20');
  await documents.update(`productos/${id}`, { imagenes: [], etiquetas: ['no-existe'], rev: 2 });
  const [other = ''] = await documents.idsWhere('productos', 'clave', 'EA-45900');
  await documents.update(`productos/${other}`, { clave: 'tz-dh20', rev: 2 });

  await signIn(page, '/admin/publicar');
  const panel = page.getByRole('region', { name: 'Revisión del catálogo' });
  await panel.getByText('Clave repetida').click();
  await expect(panel.getByRole('group').filter({ hasText: 'Clave repetida' }).getByRole('link')).toHaveCount(2);
  await panel.getByText('Subcategoría huérfana').click();
  await panel
    .getByRole('group')
    .filter({ hasText: 'Subcategoría huérfana' })
    .getByRole('link', { name: /^Taladro percutor/ })
    .click();
  await expect(heading(page, 'Editar producto')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/${id}$`));
});
