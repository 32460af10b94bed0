import { useState } from 'react';
import { INVITATION_DAYS } from '#domain/staff/people/invitations.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { WhatsappIcon } from '#ui/icons/WhatsappIcon.tsx';
import { invitationLink, whatsappLink } from './invitation-link.ts';
import css from './People.module.css';

/** The code of an invitation and the ways to hand it over. */
export function InvitationCode({ code, email }: { readonly code: string; readonly email: string }) {
  const [said, setSaid] = useState('');
  const link = invitationLink(code);
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setSaid('Enlace copiado.');
    } catch {
      setSaid('Este equipo no deja copiar. Selecciona el enlace y cópialo a mano.');
    }
  }
  return (
    <div className={css['handover']}>
      <p>
        Pásale este enlace a {email}. Vale {INVITATION_DAYS} días y una sola vez; quien lo tenga entra con el rol que
        elegiste, así que mándalo solo a esa persona.
      </p>
      <p className={css['link']}>
        <span className={css['linkName']}>Enlace</span> {link}
      </p>
      <p className={css['link']}>
        <span className={css['linkName']}>Código</span> <strong>{code}</strong>
      </p>
      <div className={css['ways']}>
        {/* What came of it is said below. */}
        <Button look="outline" onClick={() => void copy()}>
          Copiar enlace
        </Button>
        <ButtonLink look="whatsapp" href={whatsappLink(code)}>
          <WhatsappIcon size={20} /> Enviar por WhatsApp
        </ButtonLink>
      </div>
      <output className={css['note']}>{said}</output>
    </div>
  );
}
