import { AppLink } from './AppLink.tsx';
import css from './Chips.module.css';

interface Chip {
  readonly name: string;
  readonly href: string;
  readonly current?: boolean;
}

interface ChipsProps {
  readonly label: string;
  readonly chips: readonly Chip[];
}

/** Links to the parts of what is shown, the present one filled. */
export function Chips({ label, chips }: ChipsProps) {
  return (
    <nav aria-label={label}>
      <ul className={css['chips']}>
        {chips.map(({ name, href, current }) => (
          <li key={href}>
            <AppLink href={href} className={css['chip']} aria-current={current ? 'page' : undefined}>
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
