import { type SubmitEvent, useState } from 'react';
import { checkNewPassword, type Invitation, joinProblemText } from '#domain/staff/people/invitations.ts';
import { roleLabel, roleSummary } from '#domain/staff/people/roles.ts';
import { checkStepCode } from '#domain/staff/people/second-step.ts';
import { signInMessage } from '#domain/staff/people/sign-in.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { selectEmail, useSession } from '#store/session-store.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import { NewPasswordFields } from '../shared/passwords/NewPasswordFields.tsx';
import { SecondStepField } from '../shared/passwords/SecondStepField.tsx';
import { useStaff } from '../staff.ts';
import css from './SignInScreen.module.css';

interface JoinFormProps {
  readonly invitation: Invitation;
  readonly onJoined: () => void;
}

const TAKEN =
  'Ya hay una cuenta con este correo. Escribe su contraseña; si no la sabes, pide otra con “Olvidé mi contraseña” y vuelve a abrir este enlace.';
const ASKED = 'Ya hay una cuenta con este correo, y pide también el código de su teléfono.';

/** Chooses the password of the invited account. */
export function JoinForm({ invitation, onJoined }: JoinFormProps) {
  const { backend, session } = useStaff();
  const { code, email, name, role } = invitation;
  const signedIn = useSession(selectEmail);
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  /** The code of the second factor, once the account that there is asks for it. */
  const [step, setStep] = useState<string | null>(null);
  const [wasSent, setSent] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [isAsking, setAsking] = useState(false);
  const store = useStoreProfile();
  const problem = checkNewPassword(password);
  const stepProblem = step === null ? '' : checkStepCode(step);
  const difference = password === again ? '' : 'No es la misma que arriba.';
  // A device whose first try ended halfway has the account already.
  const hasAccount = signedIn === email;

  async function join(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setSent(true);
    setRefusal('');
    if (isAsking || (!hasAccount && (problem || difference || stepProblem))) return;
    setAsking(true);
    setRefusal(await refusalOfJoining());
    setAsking(false);
  }
  /** Empty when the person is staff now. */
  async function refusalOfJoining(): Promise<string> {
    if (!hasAccount) {
      const opened = await session.register(email, password, step ?? '');
      if (!opened.ok) {
        if (opened.error === 'second-step') {
          setSent(false);
          setStep('');
          return ASKED;
        }
        const isTaken = opened.error === 'wrong-credentials' || opened.error === 'wrong-password';
        return isTaken ? TAKEN : signInMessage(opened.error);
      }
    }
    const joined = await backend.joinStaff(code).catch(() => ({ ok: false, error: 'network' }) as const);
    if (!joined.ok) return joinProblemText(joined.error);
    onJoined();
    return '';
  }

  if (signedIn !== '' && !hasAccount && !isAsking) {
    return (
      <p className={css['lapsed']}>
        En este equipo está abierta la sesión de {signedIn}. Esta invitación es para {email}: ábrela en otro equipo, o
        cierra antes esa sesión.
      </p>
    );
  }
  return (
    <>
      <p>
        {name ? `${name}, te` : 'Te'} invitan al área de personal de {store.name} como{' '}
        <strong>{roleLabel(role)}</strong>. {roleSummary(role)}
      </p>
      {/* The outcome is shown below the fields. */}
      <form className={css['form']} noValidate onSubmit={(event) => void join(event)}>
        <TextField
          label="Correo"
          name="correo"
          type="email"
          autoComplete="username"
          value={email}
          onChange={() => {}}
          disabled
        />
        {!hasAccount && (
          <NewPasswordFields
            password={password}
            again={again}
            onPassword={(typed) => {
              setPassword(typed);
              setStep(null);
            }}
            onAgain={setAgain}
            problem={(wasSent && problem) || undefined}
            againProblem={(wasSent && difference) || undefined}
          />
        )}
        {!hasAccount && step !== null && (
          <SecondStepField value={step} onChange={setStep} problem={(wasSent && stepProblem) || undefined} takesFocus />
        )}
        <div aria-live="polite" className={css['answer']}>
          {refusal && <p className={css['refusal']}>{refusal}</p>}
        </div>
        <Button type="submit" full aria-busy={isAsking}>
          {isAsking ? 'Un momento…' : 'Entrar al personal'}
        </Button>
      </form>
    </>
  );
}
