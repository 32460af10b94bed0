import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LabelRows } from './LabelRows.tsx';
import type { ShelfLabels } from './use-shelf-labels.ts';

test('a list that was emptied by one press can be taken back', () => {
  const state = { rows: [], isCurrent: true, cleared: 12 } as unknown as ShelfLabels;
  const html = renderToString(createElement(LabelRows, { state })).replaceAll('<!-- -->', '');
  expect(html).toContain('Vaciaste la lista, que tenía 12 productos.');
  expect(html).toContain('Deshacer</button>');
});
