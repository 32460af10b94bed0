import { type ReactNode, use, useCallback, useLayoutEffect, useState } from 'react';
import { useConnection } from '#store/connection-store.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { useQuotes } from '#store/quote-store.ts';
import { WhatsappIcon } from '#ui/icons/WhatsappIcon.tsx';
import { NARROW, useMedia, WIDE } from '#ui/use-media.ts';
import { BottomBar } from './bottom-bar/BottomBar.tsx';
import { Footer } from './footer/Footer.tsx';
import { DesktopHeader } from './header/DesktopHeader.tsx';
import { MobileHeader } from './header/MobileHeader.tsx';
import css from './Shell.module.css';
import { ChatAboutContext } from './shell/chat-about.ts';
import { LatePart } from './shell/LatePart.tsx';
import { LateCodeContext, type MenuLevel } from './shell/late-parts.ts';
import { CHAT, NOTICES } from './shell/notices.ts';
import { createNewPageCheck, NewPageContext } from './shell/page-focus.ts';
import { useStoreLinks } from './shell/store-links.ts';
import { useAfterLoad } from './shell/use-after-load.ts';
import { useScrollToTop } from './use-scroll-to-top.ts';

/** The frame of every public page. On a server it renders both headers and the style sheet shows one; in a browser only the visible one. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { chatHref } = useStoreLinks();
  const { palette, typeface } = useStoreProfile();
  // Before the first paint; a page from a server has it already.
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, { tono: palette, letra: typeface });
  }, [palette, typeface]);
  useScrollToTop();
  const [isNewPage] = useState(createNewPageCheck);
  const { prefetchMenus } = use(LateCodeContext);
  const isWide = useMedia(WIDE, true);
  const isNarrow = useMedia(NARROW, true);
  const isLoaded = useAfterLoad();
  const hasNotice = useQuotes(({ notice }) => notice !== null);
  const [menu, setMenu] = useState<MenuLevel>(0);
  const [about, setAbout] = useState('');
  const openMenu = useCallback(() => setMenu(1), []);

  return (
    <NewPageContext value={isNewPage}>
      <a href="#contenido" className={css['skip']}>
        Ir al contenido
      </a>
      <header className={css['head']} onPointerEnter={prefetchMenus} onFocus={prefetchMenus}>
        {isWide && <DesktopHeader />}
        {isNarrow && <MobileHeader level={menu} setLevel={setMenu} />}
      </header>
      <main id="contenido" className={css['main']} tabIndex={-1}>
        <ChatAboutContext value={setAbout}>{children}</ChatAboutContext>
      </main>
      {isLoaded && <LatePart part="installInvitation" props={{}} />}
      <Footer />
      {/* The two are one bar on a phone; on a wide screen the chat button floats alone. */}
      <BottomBar onMenu={openMenu} />
      <aside aria-label="Atención por WhatsApp">
        <a
          id={CHAT}
          href={chatHref(about)}
          target="_blank"
          rel="noopener"
          className={css['chat']}
          aria-label="Escríbenos por WhatsApp"
        >
          <WhatsappIcon size={28} />
          <span className={css['chatName']} aria-hidden="true">
            WhatsApp
          </span>
        </a>
      </aside>
      {/* All that is said in passing. In the page from the start, because a screen reader announces only what comes into a live region. */}
      <section id={NOTICES} className={css['notices']} aria-label="Avisos" aria-live="polite">
        {hasNotice && <LatePart part="listNotice" props={{}} />}
        {isLoaded && <LatePart part="deviceNotices" props={{}} fallback={<Disconnected />} />}
      </section>
      {isLoaded && <LatePart part="device" props={{}} />}
    </NewPageContext>
  );
}

/** Said before the code of the notices has come, which does not come without a network. */
function Disconnected() {
  const isReachable = useConnection(({ reachable }) => reachable);
  return !isReachable && <p className={css['disconnected']}>Sin conexión</p>;
}
