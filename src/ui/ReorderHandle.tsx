import type { ComponentProps } from 'react';
import { GripIcon } from './icons/GripIcon.tsx';
import css from './ReorderHandle.module.css';

/** The button that an item is dragged by, with the props from `useReorder`. */
export function ReorderHandle(props: Omit<ComponentProps<'button'>, 'type' | 'className' | 'children'>) {
  return (
    <button type="button" className={css['handle']} {...props}>
      <GripIcon size={20} />
    </button>
  );
}
