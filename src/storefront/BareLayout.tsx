import type { ReactNode } from 'react';
import css from './BareLayout.module.css';
import { paths } from './paths.ts';
import { Emblem } from './shell/Emblem.tsx';

/** A page without menus: what is left when the shell itself cannot be shown. */
export function BareLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <header className={css['head']}>
        {/* A plain link reloads the page. The router would stay within a page that may be broken. */}
        <a href={paths.home} className={css['home']}>
          <Emblem size={44} />
        </a>
      </header>
      <main>{children}</main>
    </>
  );
}
