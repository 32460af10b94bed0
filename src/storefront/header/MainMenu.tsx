import { categoryPath } from '#domain/catalogue/addresses.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { formatPhone, phoneHref } from '#domain/kernel/phone.ts';
import { pagesOfMenu } from '#domain/site/pages.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { ChevronRightIcon } from '#ui/icons/ChevronRightIcon.tsx';
import { paths } from '../paths.ts';
import { SearchForm } from '../shell/SearchForm.tsx';
import css from './MainMenu.module.css';

interface MainMenuProps {
  readonly categories: readonly Category[];
  readonly onCategory: (category: Category) => void;
  readonly onSearched: () => void;
}

export function MainMenu({ categories, onCategory, onSearched }: MainMenuProps) {
  const { lines } = useStoreProfile();
  return (
    <div className={css['menu']}>
      <div className={css['top']}>
        <SearchForm label="Buscador del menú" onSearched={onSearched} />
        <ButtonLink href={paths.contact} full>
          Cotizar ahora
        </ButtonLink>
      </div>
      <nav aria-label="Categorías del menú">
        <ul className={css['categories']}>
          {categories.map((category) => (
            <li key={category.id}>
              {category.menu === 'simple' ? (
                <AppLink href={categoryPath(category)} className={css['category']}>
                  {category.name}
                </AppLink>
              ) : (
                <button
                  type="button"
                  className={css['category']}
                  aria-haspopup="dialog"
                  onClick={() => onCategory(category)}
                >
                  {category.name}
                  <ChevronRightIcon size={18} />
                </button>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label="La tienda, menú">
        <ul className={css['links']}>
          {pagesOfMenu('nav').map(({ path, title }) => (
            <li key={path}>
              <AppLink href={path} className={css['link']}>
                {title}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      <dl className={css['lines']}>
        {lines.map(({ title, phone }) => (
          <div key={`${title} ${phone}`}>
            <dt>{title}</dt>
            <dd>
              <a href={phoneHref(phone)} className={css['line']}>
                {formatPhone(phone)}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
