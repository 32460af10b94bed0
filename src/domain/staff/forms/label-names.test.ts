import { expect, test } from 'vitest';
import { distinctLabelNames } from './label-names.ts';

test('subcategories of one name are told apart by their categories', () => {
  const labels = [
    { id: 'a', nombre: 'Accesorios', unicID: '1' },
    { id: 'b', nombre: 'accesorios', unicID: '2' },
    { id: 'c', nombre: 'Brocas', unicID: '1' },
    { id: 'd', nombre: 'Accesorios', unicID: '9' },
  ];
  const categories = [
    { unicID: '1', name: 'Taladros' },
    { unicID: '2', name: 'Pinturas' },
  ];
  expect([...distinctLabelNames(labels, categories).values()]).toEqual([
    'Accesorios (Taladros)',
    'accesorios (Pinturas)',
    'Brocas',
    'Accesorios',
  ]);
});
