import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { formatPhone } from '#domain/kernel/phone.ts';
import { shownEmblem } from '#pictures/emblem-address.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import css from './PaperSheet.module.css';
import { usePrintTitle } from './use-print-title.ts';

interface PaperSheetProps {
  /** What it is: `Cotización`. */
  readonly kind: string;
  readonly folio: string;
  readonly children: ReactNode;
}

/** A sheet of paper with the store's head. It is beside the page and only printed; while it is there nothing else of the page is printed. */
export function PaperSheet({ kind, folio, children }: PaperSheetProps) {
  const { name } = useStoreProfile();
  usePrintTitle(`${kind} ${folio} ${name}`);
  return createPortal(
    <article className={css['sheet']} aria-hidden="true">
      <PaperHead kind={kind} folio={folio} />
      {children}
    </article>,
    document.body,
  );
}

/** Whose paper it is, what it is, and its number. */
export function PaperHead({ kind, folio }: Pick<PaperSheetProps, 'kind' | 'folio'>) {
  const profile = useStoreProfile();
  const { address, lines, name, trade, whatsapp } = profile;
  return (
    <header className={css['head']}>
      <img src={shownEmblem(profile).src} alt="" width={56} height={56} />
      <div className={css['store']}>
        <b>{name}</b>
        <span>{trade}</span>
        <span>
          {address.street}, {address.postalCode} {address.city}, {address.state}
        </span>
        <span>
          Tel. {formatPhone(lines[0]?.phone ?? '')}&nbsp;· WhatsApp {formatPhone(whatsapp.slice(2))}
        </span>
      </div>
      <div className={css['folio']}>
        <span>{kind}</span>
        <b>{folio}</b>
      </div>
    </header>
  );
}
