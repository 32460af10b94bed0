import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { countKeptForms, keepForm, readKeptForm, takeOverForms } from '../../journal/kept-forms.ts';
import { joinKeptCells } from './use-open-cells.ts';

const cell = (id: string, typed: string) => ({ id, field: 'precio', typed, start: 100 });

test('what two tabs have typed in the quick list is all there for the next one, also what an earlier version kept', async () => {
  await keepForm('edicion-rapida ana', { celdas: [cell('p0', '90'), cell('p1', '100')] });
  await keepForm('edicion-rapida ana tab-1', { celdas: [cell('p1', '110')] });
  await keepForm('edicion-rapida ana tab-2', { celdas: [cell('p2', '120')] });
  await keepForm('edicion-rapida beto tab-3', { celdas: [cell('p3', '130')] });
  const all = { celdas: [cell('p0', '90'), cell('p1', '110'), cell('p2', '120')] };
  expect(await takeOverForms('edicion-rapida ana', 'edicion-rapida ana tab-4', joinKeptCells)).toEqual(all);
  // It is this tab's now, and counted once.
  expect((await readKeptForm('edicion-rapida ana tab-4'))?.values).toEqual(all);
  expect(await countKeptForms()).toBe(2);
});
