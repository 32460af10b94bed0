import { INVITATION_FIELD } from '#domain/staff/people/invitations.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { useSession } from '#store/session-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import { paths } from '../paths.ts';
import { SecondStepField } from '../shared/passwords/SecondStepField.tsx';
import { Brand } from '../shared/screen/Brand.tsx';
import css from './SignInScreen.module.css';
import { useSignIn } from './use-sign-in.ts';

/** The sign-in form, at `/login/`. @param isUnanswered whether the server was asked who owns the shop and nobody answered */
export function SignInScreen({ isUnanswered }: { readonly isUnanswered: boolean }) {
  const { name } = useStoreProfile();
  const lapsed = useSession((state) => (state.status === 'signed-out' ? state.lapsed : null));
  const wasEnded = useSession((state) => state.status === 'signed-out' && state.ended === true);
  const {
    form,
    email,
    password,
    code,
    problems,
    codeProblem,
    refusal,
    step,
    setEmail,
    setPassword,
    setCode,
    enter,
    askReset,
  } = useSignIn(lapsed ?? '');

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
        <div aria-live="polite" className={css['answer']}>
          {isUnanswered && (
            <p className={css['lapsed']}>
              <strong>Sin conexión con la tienda.</strong> Para entrar hace falta. Si la tienda es nueva, su apertura
              aparece aquí sola en cuanto el servidor responda.
            </p>
          )}
        </div>
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
            onChange={setPassword}
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
