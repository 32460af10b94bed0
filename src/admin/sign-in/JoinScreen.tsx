import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import {
  INVITATION_FIELD,
  INVITATIONS,
  type Invitation,
  invitationProblem,
  type JoinProblem,
  joinProblemText,
  parseInvitation,
} from '#domain/staff/people/invitations.ts';
import type { BackendConfig } from '#rest/backend-config.ts';
import { readDocument } from '#rest/read-document.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { Button } from '#ui/Button.tsx';
import { paths } from '../paths.ts';
import { Brand } from '../shared/screen/Brand.tsx';
import { useStaff } from '../staff.ts';
import { CodeForm } from './CodeForm.tsx';
import { JoinForm } from './JoinForm.tsx';
import css from './SignInScreen.module.css';

type Found =
  | { readonly kind: 'reading' }
  | { readonly kind: 'open'; readonly invitation: Invitation }
  | { readonly kind: 'wrong'; readonly problem: JoinProblem };

/** `/login/?invitacion=…`: somebody who was invited chooses a password and becomes staff. */
export function JoinScreen({ code }: { readonly code: string }) {
  const [, go] = useLocation();
  const store = useStoreProfile();
  const [attempt, setAttempt] = useState(1);
  return (
    <div className={css['page']}>
      <title>{`Invitación | Personal | ${store.name}`}</title>
      <header className={css['head']}>
        <Brand />
      </header>
      <main className={css['card']}>
        <h1 className={css['title']}>Invitación</h1>
        {code === '' ? (
          <CodeForm onCode={(typed) => go(`${paths.login}?${INVITATION_FIELD}=${encodeURIComponent(typed)}`)} />
        ) : (
          <FoundInvitation key={attempt} code={code} onAgain={() => setAttempt(attempt + 1)} />
        )}
        <a className={css['forgot']} href={paths.login}>
          Ya tengo contraseña
        </a>
      </main>
      <footer className={css['foot']}>
        <a href="/">Ir a la tienda</a>
      </footer>
    </div>
  );
}

interface FoundInvitationProps {
  readonly code: string;
  /** Reads it again. */
  readonly onAgain: () => void;
}

function FoundInvitation({ code, onAgain }: FoundInvitationProps) {
  const [, go] = useLocation();
  const found = useInvitation(code);
  switch (found.kind) {
    case 'reading':
      return <output>Buscando tu invitación…</output>;
    case 'wrong':
      return (
        <>
          <p className={css['refusal']} role="alert">
            {joinProblemText(found.problem)}
          </p>
          {/* An installed app has no button that loads the page again. */}
          {found.problem === 'network' && (
            <Button full onClick={onAgain}>
              Volver a intentar
            </Button>
          )}
        </>
      );
    case 'open':
      return <JoinForm invitation={found.invitation} onJoined={() => go(paths.products, { replace: true })} />;
  }
}

/** The invitation as it was when the page opened; that it still holds is proved when it is used. */
function useInvitation(code: string): Found {
  const { readConfig } = useStaff();
  const [found, setFound] = useState<Found & { readonly code?: string }>({ kind: 'reading' });
  useEffect(() => {
    if (code === '') return undefined;
    let isCurrent = true;
    void read(readConfig, code).then((answer) => {
      if (isCurrent) setFound({ ...answer, code });
    });
    return () => {
      isCurrent = false;
    };
  }, [readConfig, code]);
  return found.code === code ? found : { kind: 'reading' };
}

async function read(readConfig: () => Promise<BackendConfig>, code: string): Promise<Found> {
  // A text that is no code would make the address of another document.
  if (!/^[A-Za-z0-9_-]{22,64}$/.test(code)) return { kind: 'wrong', problem: 'unknown' };
  try {
    const stored = await readDocument(await readConfig(), `${INVITATIONS}/${code}`);
    const invitation = stored && parseInvitation(code, stored.fields);
    const problem = invitationProblem(invitation, Date.now());
    return problem || !invitation ? { kind: 'wrong', problem: problem ?? 'unknown' } : { kind: 'open', invitation };
  } catch (reason) {
    console.info('Invitación sin leer', reason);
    return { kind: 'wrong', problem: 'network' };
  }
}
