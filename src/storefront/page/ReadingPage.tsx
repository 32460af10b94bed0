import type { ReactNode } from 'react';
import { formatPhone } from '#domain/kernel/phone.ts';
import type { SitePage } from '#domain/site/pages.ts';
import { TextSection } from '#page-text/TextSection.tsx';
import { Breadcrumb, type Crumb } from '#ui/Breadcrumb.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { PhoneIcon } from '#ui/icons/PhoneIcon.tsx';
import { WhatsappIcon } from '#ui/icons/WhatsappIcon.tsx';
import { paths } from '../paths.ts';
import { useStoreLinks } from '../shell/store-links.ts';
import { AnchorHeading } from './AnchorHeading.tsx';
import { PageHead } from './PageHead.tsx';
import { PageHeading } from './PageHeading.tsx';
import { PrintHeader } from './PrintHeader.tsx';
import css from './ReadingPage.module.css';

interface ReadingPageProps {
  readonly page: Pick<SitePage, 'title' | 'path'>;
  /** Where it says more than the title in the menu. */
  readonly heading?: string;
  readonly intro: string;
  readonly trail?: readonly Crumb[];
  /** It shows what is a visitor's own, and is shared by the address that is open. */
  readonly isOwn?: boolean;
  readonly children: ReactNode;
}

const NO_TRAIL: readonly Crumb[] = [];

/** The layout of a page of text: breadcrumb, heading, introduction, text, and how to contact the store at the end. */
export function ReadingPage({ page, heading, intro, trail = NO_TRAIL, isOwn = false, children }: ReadingPageProps) {
  const { chatHref, phone, callHref } = useStoreLinks();
  const { title, path } = page;
  const whole = [{ name: 'Inicio', href: paths.home }, ...trail];
  return (
    <div className={`container ${css['page']}`}>
      <PageHead title={title} canonical={isOwn ? undefined : path} hidden={isOwn} />
      <PrintHeader />
      <div className={css['trail']}>
        <Breadcrumb trail={whole} here={title} />
      </div>
      <header className={css['head']}>
        <PageHeading className={css['title']}>{heading ?? title}</PageHeading>
        {intro && <p className={css['intro']}>{intro}</p>}
      </header>
      <div className={css['body']}>{children}</div>
      {path !== paths.contact && (
        <section className={css['ask']} aria-label="Pregúntanos">
          <p className={css['askTitle']}>¿Te quedó una duda?</p>
          <div className={css['askActions']}>
            <ButtonLink look="whatsapp" href={chatHref()}>
              <WhatsappIcon size={20} /> WhatsApp
            </ButtonLink>
            <ButtonLink look="outline" href={callHref}>
              <PhoneIcon size={18} /> {formatPhone(phone)}
            </ButtonLink>
          </div>
        </section>
      )}
    </div>
  );
}

interface SectionProps {
  readonly title: string;
  /** The anchor of this section, for sections that are linked to by themselves. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** A part of a page, whose heading may have an anchor. */
export function Section({ title, id, children }: SectionProps) {
  return (
    <TextSection
      renderHeading={(className) => (
        <AnchorHeading id={id} className={className}>
          {title}
        </AnchorHeading>
      )}
    >
      {children}
    </TextSection>
  );
}
