import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { claimServedPage } from '#store/catalogue-store.ts';
import { CategoryList } from './categories/CategoryList.tsx';
import { LabelList } from './labels/LabelList.tsx';
import { type Staff, StaffContext } from './staff.ts';

test('the lists of a fresh shop say that there is nothing yet, instead of an empty card', () => {
  claimServedPage()({ categories: [], labels: [], front: [] } as never);
  const staff = { journal: {} } as unknown as Staff;
  const at = { ssrPath: '/admin' } as Parameters<typeof Router>[0];
  const textOf = (List: () => ReactNode): string =>
    renderToString(createElement(Router, at, createElement(StaffContext, { value: staff }, createElement(List))));
  expect(textOf(CategoryList)).toContain('Todavía no hay categorías.');
  expect(textOf(LabelList)).toContain('Todavía no hay subcategorías.');
});
