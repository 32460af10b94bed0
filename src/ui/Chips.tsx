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
  /** On a phone in one row that scrolls sideways, so that the content below stays visible. */
  readonly row?: boolean;
}

/** Links to parts of a page or list; the current one is filled. */
export function Chips({ label, chips, row = false }: ChipsProps) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    // Not `scrollIntoView`, which would scroll the page as well.
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
