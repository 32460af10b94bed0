import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { wordToForm } from '#domain/staff/forms/word-form.ts';
import { claimServedPage } from '#store/catalogue-store.ts';
import { AnswerFields } from './searches/AnswerFields.tsx';
import { LabelsField } from './tutorials/LabelsField.tsx';

test('two subcategories of one name can be told apart where one of them is chosen', () => {
  const label = (id: string, unicID: string) => ({
    id,
    nombre: 'Accesorios',
    slug: id,
    descripcion: '',
    carpeta: 'x',
    unicID,
    orden: 1,
  });
  const category = (unicID: string, name: string) => ({
    id: unicID,
    name,
    folder: name,
    unicID,
    menu: 'simple',
    visible: 'public',
    orden: 1,
  });
  const categories = [category('1', 'Taladros'), category('2', 'Pinturas')];
  claimServedPage()({ categories, labels: [label('a', '1'), label('b', '2')], front: [] } as never);
  const form = { ...wordToForm({ tipo: 'respuesta', opciones: [], titulo: '' } as never), opciones: [] };
  const shown = (fields: ReactNode): unknown =>
    [...renderToString(fields).matchAll(/<option value="[ab]">([^<]*)</g)].map(([, name]) => name);
  const names = ['Accesorios (Taladros)', 'Accesorios (Pinturas)'];
  expect(shown(createElement(LabelsField, { ids: [], problem: undefined, onChange: () => {} }))).toEqual(names);
  expect(shown(createElement(AnswerFields, { form, problems: {}, set: () => {} }))).toEqual(names);
});
