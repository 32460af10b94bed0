import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { storeProfile } from '#domain/store-profile.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { BackIcon } from '#ui/icons/BackIcon.tsx';
import css from './Layout.module.css';
import { SyncStatus } from './SyncStatus.tsx';
import { useShortcut } from './use-shortcut.ts';

interface HeadProps {
  readonly title: string;
  /** Beside the title: what can be done on the whole page. */
  readonly actions?: ReactNode;
  /** Where a form came from. */
  readonly back?: { readonly name: string; readonly href: string };
}

function Head({ title, actions, back }: HeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // So that a screen that comes without a page load is read aloud, and the keyboard starts at its top.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <header className={css['head']}>
      <title>{`${title} | Personal | ${storeProfile.name}`}</title>
      <div className={css['titles']}>
        {back && (
          <AppLink href={back.href} className={css['back']}>
            <BackIcon size={18} />
            {back.name}
          </AppLink>
        )}
        <h1 ref={heading} tabIndex={-1} className={css['title']}>
          {title}
        </h1>
      </div>
      <div className={css['side']}>
        <SyncStatus />
        <div className={css['actions']}>{actions}</div>
      </div>
    </header>
  );
}

interface ListLayoutProps extends HeadProps {
  readonly children: ReactNode;
  /** Where another one is made: the key N leads there. */
  readonly newHref?: string;
}

/** The layout of lists and tables: the whole width. The key `/` leads to the list's search. */
export function ListLayout({ children, newHref, ...head }: ListLayoutProps) {
  const main = useRef<HTMLElement>(null);
  const [, go] = useLocation();
  useShortcut('/', () => main.current?.querySelector<HTMLInputElement>('input[type="search"]')?.focus());
  useShortcut('n', () => newHref && go(newHref));
  return (
    <>
      <Head {...head} />
      <main id="contenido" ref={main} className={css['list']}>
        {children}
      </main>
    </>
  );
}

interface FormLayoutProps extends HeadProps {
  readonly children: ReactNode;
  /** Stays in sight at the bottom: save, and what becomes of what is written. */
  readonly bar?: ReactNode;
}

/** The layout of forms: a column of readable width, and a bar that stays. */
export function FormLayout({ children, bar, ...head }: FormLayoutProps) {
  return (
    <>
      <Head {...head} />
      <main id="contenido" className={css['form']}>
        {children}
      </main>
      {bar && (
        <section className={css['bar']} aria-label="Guardar">
          {bar}
        </section>
      )}
    </>
  );
}
