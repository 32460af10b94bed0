import type { ComponentType } from 'react';

export { NotFound } from '../page/NotFound.tsx';

// All pages of text are in one late chunk: together they are smaller than a picture.
const modules = import.meta.glob<Readonly<Record<string, ComponentType>>>('./*Page.tsx', { eager: true });

/** The component that a row of the page table names, from the file of the same name. */
export function pageComponent(name: string): ComponentType {
  const component = modules[`./${name}.tsx`]?.[name];
  if (!component) throw new Error(`src/storefront/pages/${name}.tsx does not export ${name}`);
  return component;
}
