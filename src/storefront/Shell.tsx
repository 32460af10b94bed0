import { type ReactNode, use, useState } from 'react';
import { useQuotes } from '#store/quote-store.ts';
import { WhatsappIcon } from '#ui/icons/WhatsappIcon.tsx';
import { NARROW, useMedia, WIDE } from '#ui/use-media.ts';
import { Footer } from './footer/Footer.tsx';
import { DesktopHeader } from './header/DesktopHeader.tsx';
import { MobileHeader } from './header/MobileHeader.tsx';
import css from './Shell.module.css';
import { ChatAboutContext } from './shell/chat-about.ts';
import { LatePart } from './shell/LatePart.tsx';
import { LateCodeContext } from './shell/late-parts.ts';
import { createNewPageCheck, NewPageContext } from './shell/page-focus.ts';
import { chatHref } from './shell/store-links.ts';
import { useAfterLoad } from './shell/use-after-load.ts';
import { useHiddenWhileScrolling } from './use-hidden-while-scrolling.ts';
import { useScrollToTop } from './use-scroll-to-top.ts';

/** The frame of every public page. On a server it renders both headers and the style sheet shows one; in a browser only the visible one. */
export function Shell({ children }: { readonly children: ReactNode }) {
  useScrollToTop();
  const [isNewPage] = useState(createNewPageCheck);
  const { prefetchMenus } = use(LateCodeContext);
  const isWide = useMedia(WIDE, true);
  const isNarrow = useMedia(NARROW, true);
  const isLoaded = useAfterLoad();
  const hasList = useQuotes(({ list, notice }) => list.length > 0 || notice !== null);
  const isChatAside = useHiddenWhileScrolling();
  const [about, setAbout] = useState('');

  return (
    <NewPageContext value={isNewPage}>
      <a href="#contenido" className={css['skip']}>
        Ir al contenido
      </a>
      <header onPointerEnter={prefetchMenus} onFocus={prefetchMenus}>
        {isWide && <DesktopHeader />}
        {isNarrow && <MobileHeader />}
      </header>
      <main id="contenido" className={css['main']} tabIndex={-1}>
        <ChatAboutContext value={setAbout}>{children}</ChatAboutContext>
      </main>
      {isLoaded && <LatePart part="installInvitation" props={{}} />}
      <Footer />
      <aside aria-label="Atención por WhatsApp">
        <a
          href={chatHref(about)}
          target="_blank"
          rel="noopener"
          className={css['chat']}
          data-aside={isChatAside || undefined}
          aria-label="Escríbenos por WhatsApp"
        >
          <WhatsappIcon size={28} />
        </a>
      </aside>
      {hasList && <LatePart part="quoteFloat" props={{}} />}
      {isLoaded && <LatePart part="device" props={{}} />}
    </NewPageContext>
  );
}
