import { memo } from 'react';
import { categoryPath } from '#domain/catalogue/addresses.ts';
import type { Category } from '#domain/catalogue/category.ts';
import type { Label } from '#domain/catalogue/label.ts';
import { footerColumns, publicCategories } from '#domain/catalogue/menus.ts';
import { formatPhone, phoneHref } from '#domain/kernel/phone.ts';
import { pagesOfMenu } from '#domain/site/pages.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { paths } from '../paths.ts';
import { Emblem } from '../shell/Emblem.tsx';
import { FOOTER_MENU } from '../shell/footer-menu.ts';
import { useAfterLoad } from '../shell/use-after-load.ts';
import { useMenu } from '../shell/use-menu.ts';
import css from './Footer.module.css';

const byPublic = ({ categories }: { categories: readonly Category[] }) => publicCategories(categories);
const byColumn = ({ labels }: { labels: readonly Label[] }) => footerColumns(labels);

/** Rendered again only by what it reads itself: the shell around it is rendered with every change of page. */
export const Footer = memo(function Footer() {
  const categories = useMenu(byPublic);
  // Some two hundred links at the bottom of the page: where they did not come with it, they are rendered after the load, so that they do not delay
  // the first screen.
  const isServed = useCatalogue((state) => state.served !== null);
  const isLoaded = useAfterLoad();
  const hasColumns = isLoaded || isServed;
  const { name, trade, brand, address, lines } = useStoreProfile();

  return (
    <footer className={css['footer']}>
      <div id={FOOTER_MENU} className={`container ${css['columns']}`}>
        <FooterColumn
          title="Tienda"
          links={pagesOfMenu('nav', 'footer').map(({ path, title }) => ({ href: path, name: title }))}
        />
        <FooterColumn
          title="Categorías"
          links={categories.map((category) => ({ href: categoryPath(category), name: category.name }))}
        />
        {hasColumns && <LabelColumns />}
      </div>
      <div className={`container ${css['store']}`}>
        <div className={css['who']}>
          {/* Fetched after the load although nobody has scrolled there, because the network may be gone by then. */}
          <Emblem size={52} tone="white" lazy={!isLoaded} />
          <p>
            <b className={css['name']}>{name}</b>
            {trade}. Distribuidor Autorizado {brand}.
          </p>
        </div>
        <address className={css['address']}>
          <AppLink href={address.mapUrl} className={css['place']}>
            {address.street}
            <br />
            {address.city}, {address.state}, C.P.&nbsp;{address.postalCode}
          </AppLink>
          <span className={css['phones']}>
            {lines.slice(0, 2).map(({ title, phone }) => (
              <a key={`${title} ${phone}`} href={phoneHref(phone)}>
                {formatPhone(phone)}
              </a>
            ))}
          </span>
        </address>
      </div>
      <div className={`container ${css['legal']}`}>
        <span>© {name}</span>
        {pagesOfMenu('legal').map(({ path, title }) => (
          <AppLink key={path} href={path}>
            {title}
          </AppLink>
        ))}
        {/* The staff area is another page, so this is a plain link, and the address keeps its slash. */}
        <a href={paths.staff} className={css['staff']}>
          Acceso del personal
        </a>
      </div>
    </footer>
  );
});

function LabelColumns() {
  const columns = useMenu(byColumn);
  return columns.map(({ title, links }) => (
    <FooterColumn key={title} title={title} links={links.map(({ href, label }) => ({ href, name: label.nombre }))} />
  ));
}

interface FooterColumnProps {
  readonly title: string;
  readonly links: readonly { readonly href: string; readonly name: string }[];
}

function FooterColumn({ title, links }: FooterColumnProps) {
  // Where nothing is kept yet and there is no network, a title would stand over nothing.
  if (links.length === 0) return null;
  return (
    <nav aria-label={title} className={css['column']}>
      <h2 className={css['title']}>{title}</h2>
      <ul className={css['links']}>
        {/* Two labels may share a slug until staff correct it, so the index is part of the key. */}
        {links.map(({ href, name }, at) => (
          <li key={`${href} ${at}`}>
            <AppLink href={href} className={css['link']}>
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
