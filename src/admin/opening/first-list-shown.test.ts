import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FirstList } from './FirstList.tsx';

test('the list that the shop is to be opened with is shown also where its page was left and comes again', () => {
  const answer = { text: '“lista.xlsx”: 2 productos', notes: [], problem: '' };
  const list = { iva: 'mas', answer, articles: [], chooseIva: () => {}, chooseFile: () => {} } as const;
  const html = renderToString(createElement(FirstList, { list }));
  expect(html).toContain('<option value="mas" selected="">');
  expect(html).toContain('“lista.xlsx”: 2 productos');
});
