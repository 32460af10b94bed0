import { AppLink } from './AppLink.tsx';
import css from './DrawerLinks.module.css';

interface DrawerLinksProps {
  /** The link to the whole category, which comes first. */
  readonly all: { readonly name: string; readonly href: string };
  readonly links: readonly { readonly key: string; readonly name: string; readonly href: string }[];
}

/** The links within a drawer of the phone's menu. */
export function DrawerLinks({ all, links }: DrawerLinksProps) {
  return (
    <ul className={css['labels']}>
      <li>
        <AppLink href={all.href} className={css['all']}>
          {all.name}
        </AppLink>
      </li>
      {links.map(({ key, name, href }) => (
        <li key={key}>
          <AppLink href={href} className={css['label']}>
            {name}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
