import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emptyLabelForm } from '#domain/staff/forms/label-form.ts';
import { emptyProductForm } from '#domain/staff/products/product-form.ts';
import { LabelFormFields } from './labels/LabelFormFields.tsx';
import { PlaceFields } from './products/fields/PlaceFields.tsx';
import { RelatedProducts } from './products/RelatedProducts.tsx';

const nothing = (): void => {};

test('a form that opens before menus and products are read calls no category, subcategory or product gone', () => {
  const product = { ...emptyProductForm, unicID: '7', etiquetas: ['e1'] };
  const place = renderToString(createElement(PlaceFields, { form: product, problems: {}, setField: nothing } as never));
  const label = renderToString(
    createElement(LabelFormFields, {
      form: { ...emptyLabelForm, unicID: '7' },
      set: nothing,
      problems: {},
      before: undefined,
      categories: [],
    }),
  );
  const accessories = renderToString(
    createElement(RelatedProducts, {
      label: 'Accesorios',
      chosen: ['p1', 'p2'],
      onChange: nothing,
      others: [],
      except: '',
      problem: undefined,
    }),
  );
  expect(place).toContain('Leyendo…');
  expect(label).toContain('Leyendo…');
  expect(place + label + accessories).not.toMatch(/ya no existe/i);
});
