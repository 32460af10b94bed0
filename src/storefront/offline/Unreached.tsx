import { type ReactNode, useId } from 'react';
import { formatPhone } from '#domain/kernel/phone.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { PhoneIcon } from '#ui/icons/PhoneIcon.tsx';
import { WhatsappIcon } from '#ui/icons/WhatsappIcon.tsx';
import type { UnreachedProps } from '../shell/late-parts.ts';
import { useStoreLinks } from '../shell/store-links.ts';
import css from './Unreached.module.css';

/** In the place of products that are neither on this device nor to be had: says so, and whom to call. The page goes on by itself. */
export function Unreached({ isPage }: UnreachedProps) {
  const { name } = useStoreProfile();
  return (
    <Help title="Sin conexión" Heading={isPage ? 'h1' : 'h2'}>
      Este equipo todavía no tiene el catálogo. Aparece aquí solo, en cuanto haya red. Mientras tanto, en {name} te
      decimos precio y existencia:
    </Help>
  );
}

interface HelpProps {
  readonly title: string;
  readonly Heading: 'h1' | 'h2';
  readonly children: ReactNode;
}

/** What is missing without a network, and the two ways to a person. */
export function Help({ title, Heading, children }: HelpProps) {
  const { chatHref, phone, callHref } = useStoreLinks();
  const heading = useId();
  return (
    <section className={css['help']} aria-labelledby={heading}>
      <Heading id={heading} className={css['title']}>
        {title}
      </Heading>
      <p>{children}</p>
      <div className={css['ways']}>
        <ButtonLink href={callHref}>
          <PhoneIcon size={18} /> Llamar al {formatPhone(phone)}
        </ButtonLink>
        <ButtonLink look="whatsapp" href={chatHref()}>
          <WhatsappIcon size={20} /> WhatsApp
        </ButtonLink>
      </div>
    </section>
  );
}
