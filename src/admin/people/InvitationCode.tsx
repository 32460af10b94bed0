import { INVITATION_DAYS } from '#domain/staff/people/invitations.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { WhatsappIcon } from '#ui/icons/WhatsappIcon.tsx';
import { CopyableText } from '../shared/copying/CopyableText.tsx';
import { LINK_WORDS, useCopy } from '../shared/copying/use-copy.ts';
import { invitationLink, whatsappLink } from './invitation-link.ts';
import css from './People.module.css';

/** The code of an invitation and the ways to hand it over. */
export function InvitationCode({ code, email }: { readonly code: string; readonly email: string }) {
  const { said, copy } = useCopy(LINK_WORDS);
  const link = invitationLink(code);
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
        <ButtonLink look="whatsapp" href={whatsappLink(code)}>
          <WhatsappIcon size={20} /> Enviar por WhatsApp
        </ButtonLink>
      </div>
      <output className={css['note']}>{said}</output>
    </div>
  );
}
