import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { INVITATION_FIELD } from '#domain/staff/invitations.ts';
import { checkStepCode } from '#domain/staff/second-step.ts';
import { checkCredentials, signInMessage } from '#domain/staff/sign-in.ts';
import { fetchBackendConfig } from '#rest/backend-config.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { useSession } from '#store/session-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import { paths } from '../paths.ts';
import { Brand } from '../shared/Brand.tsx';
import { SecondStepField } from '../shared/SecondStepField.tsx';
import { useStaff } from '../staff.ts';
import css from './SignInScreen.module.css';

type Step = 'idle' | 'asking' | 'reset-sent' | 'reset-without-mail';

/** The sign-in form, at `/login/`. */
export function SignInScreen() {
  const { session } = useStaff();
  const { name } = useStoreProfile();
  const lapsed = useSession((state) => (state.status === 'signed-out' ? state.lapsed : null));
  const wasEnded = useSession((state) => state.status === 'signed-out' && state.ended === true);
  const [email, setEmail] = useState(lapsed ?? '');
  const [password, setPassword] = useState('');
  /** The code of the second factor, once the right password has been answered with asking for it. */
  const [code, setCode] = useState<string | null>(null);
  const [codeProblem, setCodeProblem] = useState('');
  const [problems, setProblems] = useState<{ email?: string; password?: string }>({});
  const [refusal, setRefusal] = useState('');
  const [step, setStep] = useState<Step>('idle');
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (problems.email || problems.password) {
      form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
    }
  }, [problems]);

  async function enter(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (step === 'asking') return;
    const found = checkCredentials(email, password);
    setProblems(found ?? {});
    setRefusal('');
    const wrongCode = code === null ? '' : checkStepCode(code);
    setCodeProblem(wrongCode);
    if (found || wrongCode) return;
    setStep('asking');
    const result = await session.signIn(email, password, code ?? '');
    // When it succeeded, the session changes and the router shows the staff area.
    if (result.ok) return;
    setStep('idle');
    if (result.error === 'second-step') return setCode('');
    if (result.error !== 'wrong-code') return setRefusal(signInMessage(result.error));
    setCode('');
    setCodeProblem(signInMessage(result.error));
  }

  async function askReset() {
    const found = checkCredentials(email, 'any')?.email;
    setProblems(found ? { email: found } : {});
    setRefusal('');
    if (found) return;
    setStep('asking');
    const result = await session.sendReset(email);
    // An unknown address gets the same answer, because the page must not tell who works here.
    if (result.ok || result.error === 'unknown-user')
      return setStep((await sendsMail()) ? 'reset-sent' : 'reset-without-mail');
    setStep('idle');
    setRefusal(signInMessage(result.error));
  }

  return (
    <div className={css['page']}>
      <title>{`Entrar | Personal | ${name}`}</title>
      <header className={css['head']}>
        <Brand />
      </header>
      <main className={css['card']}>
        <h1 className={css['title']}>Área de personal</h1>
        {lapsed && (
          <p className={css['lapsed']}>
            {wasEnded ? 'Tu sesión se cerró desde otro equipo.' : 'Tu sesión venció.'} Entra otra vez para seguir: lo
            que dejaste sin enviar está guardado en este equipo.
          </p>
        )}
        {/* The outcome is shown below the fields. */}
        <form ref={form} className={css['form']} noValidate onSubmit={(event) => void enter(event)}>
          <TextField
            label="Correo"
            name="correo"
            type="email"
            autoComplete="username"
            value={email}
            onChange={setEmail}
            problem={problems.email}
          />
          <TextField
            label="Contraseña"
            name="contrasena"
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(value) => {
              setPassword(value);
              setCode(null);
            }}
            problem={problems.password}
          />
          {code !== null && (
            <SecondStepField value={code} onChange={setCode} problem={codeProblem || undefined} takesFocus />
          )}
          <div aria-live="polite" className={css['answer']}>
            {refusal && <p className={css['refusal']}>{refusal}</p>}
            {step === 'reset-sent' && (
              <p className={css['sent']}>
                Si {email.trim()} tiene cuenta, le enviamos un enlace para elegir otra contraseña. Revisa también el
                correo no deseado.
              </p>
            )}
            {step === 'reset-without-mail' && (
              <p className={css['sent']}>
                Esta tienda no envía correos. Pide a quien la administra el enlace para elegir otra contraseña: si{' '}
                {email.trim()} tiene cuenta, ya está listo.
              </p>
            )}
          </div>
          <Button type="submit" full aria-busy={step === 'asking'}>
            {step === 'asking' ? 'Un momento…' : 'Entrar'}
          </Button>
          <button type="button" className={css['forgot']} onClick={() => void askReset()}>
            Olvidé mi contraseña
          </button>
        </form>
        <AppLink className={css['forgot']} href={`${paths.login}?${INVITATION_FIELD}=`}>
          Tengo una invitación
        </AppLink>
      </main>
      <footer className={css['foot']}>
        <a href="/">Ir a la tienda</a>
      </footer>
    </div>
  );
}

/** When the server does not answer this it was there a moment ago; then the usual sentence is the better guess. */
async function sendsMail(): Promise<boolean> {
  return fetchBackendConfig().then(
    (config) => config.sendsMail !== false,
    () => true,
  );
}
