import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useStoreProfile } from '#store/profile-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { BackIcon } from '#ui/icons/BackIcon.tsx';
import { useShortcut } from '#ui/use-shortcut.ts';
import { paths } from '../../paths.ts';
import css from './Layout.module.css';
import { SyncStatus } from './SyncStatus.tsx';

interface HeadProps {
  readonly title: string;
  /** What is edited: two tabs with forms are told apart by it. */
  readonly subject?: string | undefined;
  /** The buttons beside the title. */
  readonly actions?: ReactNode;
  /** The list that the form belongs to. */
  readonly back?: { readonly name: string; readonly href: string };
  /** A way to another page that belongs to this one, before the buttons. */
  readonly aside?: { readonly name: string; readonly href: string } | undefined;
}

function Head({ title, subject, actions, back, aside }: HeadProps) {
  const { name } = useStoreProfile();
  const heading = useRef<HTMLHeadingElement>(null);
  // A navigation without a page load moves no focus by itself; with the focus on its heading the new screen is read aloud from the top.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <header className={css['head']}>
      <title>{`${subject ? `${subject} · ` : ''}${title} | Personal | ${name}`}</title>
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
        {subject && <p className={css['subject']}>{subject}</p>}
      </div>
      <div className={css['side']}>
        <SyncStatus />
        <div className={css['actions']}>
          {aside && (
            <AppLink href={aside.href} className={css['aside']}>
              {aside.name}
            </AppLink>
          )}
          {actions}
        </div>
      </div>
    </header>
  );
}

interface ListLayoutProps extends HeadProps {
  readonly children: ReactNode;
  /** Whether what is deleted from the list can be looked for in the trash. */
  readonly trash?: boolean;
  /** The address of the form for a new one; the key N opens it. */
  readonly newHref?: string;
}

/** The layout of lists and tables, in the whole width. The key `/` focuses the list's search. */
export function ListLayout({ children, newHref, trash, ...head }: ListLayoutProps) {
  const main = useRef<HTMLElement>(null);
  const [, go] = useLocation();
  useShortcut('/', () => main.current?.querySelector<HTMLInputElement>('input[type="search"]')?.focus());
  useShortcut('n', () => newHref && go(newHref));
  return (
    <>
      <Head {...head} aside={trash ? { name: 'Papelera', href: paths.trash } : head.aside} />
      <main id="contenido" ref={main} className={css['list']}>
        {children}
      </main>
    </>
  );
}

interface FormLayoutProps extends HeadProps {
  readonly children: ReactNode;
  /** The bar at the bottom, which stays visible: the save button and its outcome. */
  readonly bar?: ReactNode;
}

/** The layout of forms: a column of readable width and a bar that stays visible. */
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
