import { useEffect, useState } from 'react';
import { INVITATION_DAYS } from '#domain/staff/people/invitations.ts';
import { signInMessage } from '#domain/staff/people/sign-in.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { WhatsappIcon } from '#ui/icons/WhatsappIcon.tsx';
import { CopyableText } from '../shared/copying/CopyableText.tsx';
import { LINK_WORDS, useCopy } from '../shared/copying/use-copy.ts';
import type { MailWay } from '../shared/passwords/mail-way.ts';
import { useStaff } from '../staff.ts';
import { invitationLink, whatsappLink } from './invitation-link.ts';
import css from './People.module.css';

const SENT: Readonly<Record<Exclude<MailWay, 'none'>, string>> = {
  server: 'Si no llega en unos minutos, que busque en el correo no deseado.',
  firebase:
    'Es el correo de Firebase para elegir contraseña y vale una hora; al terminar lleva a esta invitación. Si no llega en unos minutos, que busque en el correo no deseado.',
};

/** The code of an invitation and the ways to hand it over. */
export function InvitationCode({ code, email }: { readonly code: string; readonly email: string }) {
  const { session, readMailWay } = useStaff();
  const { said: copied, copy } = useCopy(LINK_WORDS);
  const [mailed, setMailed] = useState('');
  const [way, setWay] = useState<MailWay>('none');
  const [isMailing, setMailing] = useState(false);
  useEffect(() => void readMailWay().then(setWay), [readMailWay]);
  const link = invitationLink(code);
  async function mail() {
    if (isMailing || way === 'none') return;
    setMailing(true);
    const answer = await session.mailInvitation(email, link);
    setMailing(false);
    setMailed(answer.ok ? `Se envió el correo a ${email}. ${SENT[way]}` : signInMessage(answer.error));
  }
  return (
    <div className={css['handover']}>
      <p>
        Pásale este enlace a {email}. Vale {INVITATION_DAYS} días y una sola vez; quien lo tenga entra con el rol que
        elegiste, así que mándalo solo a esa persona.
      </p>
      <CopyableText name="Enlace">{link}</CopyableText>
      <CopyableText name="Código">
        <strong>{code}</strong>
      </CopyableText>
      <div className={css['ways']}>
        {/* What came of it is said below. */}
        <Button look="outline" onClick={() => void copy(link)}>
          Copiar enlace
        </Button>
        {way !== 'none' && (
          // What came of it is said below.
          <Button look="outline" aria-busy={isMailing} onClick={() => void mail()}>
            {isMailing ? 'Enviando…' : 'Enviar por correo'}
          </Button>
        )}
        <ButtonLink look="whatsapp" href={whatsappLink(code)}>
          <WhatsappIcon size={20} /> Enviar por WhatsApp
        </ButtonLink>
      </div>
      <output className={css['note']}>{copied}</output>
      <output className={css['note']}>{mailed}</output>
    </div>
  );
}
