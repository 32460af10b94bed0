import { AppLink } from './AppLink.tsx';
import css from './MegaPanel.module.css';
import { Picture } from './Picture.tsx';

interface MegaPanelProps {
  readonly title: string;
  readonly links: readonly { readonly key: string; readonly name: string; readonly href: string }[];
  readonly all: { readonly name: string; readonly href: string };
  readonly features: readonly MegaFeature[];
}

export interface MegaFeature {
  readonly name: string;
  readonly description: string;
  readonly href: string;
  readonly picture: string | undefined;
}

/** The panel of a category in the desktop bar: its links in columns, a link to the whole category, and up to two featured products. */
export function MegaPanel({ title, links, all, features }: MegaPanelProps) {
  return (
    <div className={css['panel']} data-features={features.length}>
      <div className={css['labels']}>
        <p className={css['title']}>{title}</p>
        <ul className={css['list']}>
          {links.map(({ key, name, href }) => (
            <li key={key}>
              <AppLink href={href} className={css['label']}>
                {name}
              </AppLink>
            </li>
          ))}
        </ul>
        <AppLink href={all.href} className={css['all']}>
          {all.name}
        </AppLink>
      </div>
      {features.map(({ name, description, href, picture }, at) => (
        <AppLink key={`${href} ${at}`} href={href} className={css['feature']}>
          <Picture className={css['picture']} src={picture} alt="" width={360} height={270} />
          <b className={css['featureName']}>{name}</b>
          <span className={css['description']}>{description}</span>
        </AppLink>
      ))}
    </div>
  );
}
