import { useEffect, useRef } from 'react';
import { AppLink } from './AppLink.tsx';
import css from './Chips.module.css';
import { classNames } from './class-names.ts';

interface Chip {
  readonly name: string;
  readonly href: string;
  readonly current?: boolean;
}

interface ChipsProps {
  readonly label: string;
  readonly chips: readonly Chip[];
  /** On a phone one row to push along, so that what the chips choose from stays in sight. */
  readonly row?: boolean;
}

/** Links to the parts of what is shown, the present one filled. */
export function Chips({ label, chips, row = false }: ChipsProps) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    // Only along the row: `scrollIntoView` would move the page as well.
    if (row && list.current && current) list.current.scrollLeft = current.offsetLeft - list.current.offsetLeft - 16;
  }, [row]);

  return (
    <nav aria-label={label}>
      <ul ref={list} className={classNames(css['chips'], row && css['row'])}>
        {chips.map(({ name, href, current }) => (
          <li key={`${href} ${name}`}>
            <AppLink href={href} className={css['chip']} aria-current={current ? 'page' : undefined}>
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
