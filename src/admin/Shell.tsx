import { type ReactNode, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { DeviceNotices } from '#device/DeviceNotices.tsx';
import { shortDay } from '#domain/kernel/written-days.ts';
import { selectEmail, selectMay, useSession } from '#store/session-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Drawer } from '#ui/Drawer.tsx';
import { MenuIcon } from '#ui/icons/MenuIcon.tsx';
import { MergedNotice } from './MergedNotice.tsx';
import { dailyEntries, type MenuEntry, storeEntries } from './menu.ts';
import { NewQuotes, NewQuotesAnnouncer } from './NewQuotes.tsx';
import { PublishNote } from './PublishNote.tsx';
import { paths } from './paths.ts';
import css from './Shell.module.css';
import { ShellNotices, useRefusedEdits } from './ShellNotices.tsx';
import { SignOutButton } from './SignOutButton.tsx';
import { Brand } from './shared/screen/Brand.tsx';
import { UndoNotice } from './UndoNotice.tsx';

/** `SyncStatus` says it, with what it means for the staff's work. */
const TOLD_ABOVE = ['offline'] as const;
/** `ShellNotices` offers the new version, with what was refused. */
const OLD_PAGE_TOLD_ABOVE = [...TOLD_ABOVE, 'ready'] as const;

/** The frame of every page of the staff area: a sidebar from a tablet up, a bar with a drawer on a phone. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const refused = useRefusedEdits();
  return (
    <div className={css['shell']}>
      <a href="#contenido" className={css['skip']}>
        Ir al contenido
      </a>
      <aside className={css['sidebar']} aria-label="Personal">
        <AppLink href={paths.products} className={css['home']}>
          <Brand />
        </AppLink>
        <Navigation label="Área de personal" />
        <PublishNote />
        <Person />
      </aside>
      <aside className={css['topbar']} aria-label="Barra superior">
        <AppLink href={paths.products} className={css['home']}>
          <Brand />
        </AppLink>
        <button
          type="button"
          className={css['hamburger']}
          aria-label="Abrir menú"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <MenuIcon size={24} />
        </button>
      </aside>
      <Drawer title="Menú" open={isOpen} onClose={() => setOpen(false)}>
        <div className={css['drawer']}>
          <Navigation label="Área de personal, menú" />
          <PublishNote />
          <Person />
        </div>
      </Drawer>
      <div className={css['page']}>
        <ShellNotices />
        {children}
      </div>
      <div className={css['notices']} aria-live="polite">
        <UndoNotice />
        <MergedNotice />
        <DeviceNotices dayOf={shortDay} without={refused > 0 ? OLD_PAGE_TOLD_ABOVE : TOLD_ABOVE} />
      </div>
      <NewQuotesAnnouncer />
    </div>
  );
}

function Navigation({ label }: { readonly label: string }) {
  return (
    <nav aria-label={label}>
      <Entries entries={dailyEntries} />
      <Entries entries={storeEntries} label="La tienda" />
    </nav>
  );
}

/** The entry of the page, where the menu is longer than the window. */
function showInMenu(entry: HTMLLIElement | null): void {
  entry?.scrollIntoView({ block: 'nearest' });
}

function Entries({ entries, label }: { readonly entries: readonly MenuEntry[]; readonly label?: string }) {
  const [path] = useLocation();
  const id = useId();
  const session = useSession((state) => state);
  const open = entries.filter(({ right }) => right === undefined || selectMay(session, right));
  if (open.length === 0) return null;
  return (
    <>
      {label && (
        <p id={id} className={css['group']}>
          {label}
        </p>
      )}
      <ul className={css['entries']} aria-labelledby={label ? id : undefined}>
        {open.map(({ name, href }) => {
          const isHere =
            path === href || path.startsWith(`${href}/`) || (href === paths.products && path === paths.admin);
          return (
            <li key={href} ref={isHere ? showInMenu : undefined}>
              <AppLink href={href} className={css['entry']} aria-current={isHere ? 'page' : undefined}>
                {name}
                {href === paths.quotes && <NewQuotes />}
              </AppLink>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Person() {
  const email = useSession(selectEmail);
  const [path] = useLocation();
  return (
    <div className={css['person']}>
      <AppLink
        href={paths.account}
        className={css['email']}
        aria-label={`Mi cuenta: ${email}`}
        aria-current={path === paths.account ? 'page' : undefined}
      >
        {email}
      </AppLink>
      <SignOutButton className={css['leave']} />
    </div>
  );
}
