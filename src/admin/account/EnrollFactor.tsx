import { type SubmitEvent, useState } from 'react';
import { checkStepCode, groupedSecret } from '#domain/staff/people/second-step.ts';
import { signInMessage } from '#domain/staff/people/sign-in.ts';
import type { FactorSetup } from '#firebase/session.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { Button } from '#ui/Button.tsx';
import { QrCode } from '#ui/codes/QrCode.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useStaff } from '../staff.ts';
import css from './SecondFactor.module.css';

interface EnrollFactorProps {
  readonly onCancel: () => void;
  /** The phone is set up. */
  readonly onEnrolled: () => void;
}

/** Sets a phone up: the password, then the code for the app, then the first number that it shows. */
export function EnrollFactor({ onCancel, onEnrolled }: EnrollFactorProps) {
  const { session } = useStaff();
  const { name } = useStoreProfile();
  const [password, setPassword] = useState('');
  const [setup, setSetup] = useState<FactorSetup | null>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const [isAsking, setAsking] = useState(false);

  async function begin() {
    if (password === '') return setProblem('Escribe tu contraseña.');
    setAsking(true);
    const begun = await session.beginFactor(password, name);
    setAsking(false);
    if (begun.ok) return setSetup(begun.value);
    const isWrong = begun.error === 'wrong-credentials' || begun.error === 'wrong-password';
    setProblem(isWrong ? 'Esa no es tu contraseña.' : signInMessage(begun.error));
  }
  async function confirm(begun: FactorSetup) {
    const wrong = checkStepCode(code);
    if (wrong) return setProblem(wrong);
    setAsking(true);
    const confirmed = await begun.confirm(code);
    setAsking(false);
    if (confirmed.ok) return onEnrolled();
    setProblem(signInMessage(confirmed.error));
    // The secret is void: another one is made, with the password that is still here.
    if (confirmed.error === 'step-expired') setSetup(null);
    setCode('');
  }
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isAsking) return;
    setProblem('');
    // The form shows the outcome of both.
    void (setup ? confirm(setup) : begin());
  }

  return (
    <form className={css['part']} noValidate onSubmit={send}>
      {setup ? (
        <>
          <div className={css['setup']}>
            <div className={css['code']}>
              <QrCode text={setup.address} label="Código QR para la aplicación de códigos" />
            </div>
            <ol className={css['steps']}>
              <li>
                En tu teléfono abre una aplicación de códigos: Google Authenticator, Microsoft Authenticator, Authy…
              </li>
              <li>
                Agrega una cuenta y escanea este código. Si no puedes, escribe esta clave:{' '}
                <span className={css['secret']}>{groupedSecret(setup.secret)}</span>
              </li>
              <li>Escribe aquí los seis números que muestra.</li>
            </ol>
          </div>
          <TextField
            label="Código del teléfono"
            name="codigo-telefono"
            autoComplete="one-time-code"
            inputMode="numeric"
            value={code}
            onChange={setCode}
            problem={problem || undefined}
            hint="La hora del teléfono debe ser automática"
          />
        </>
      ) : (
        <TextField
          label="Tu contraseña"
          name="contrasena-dos-pasos"
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          problem={problem || undefined}
        />
      )}
      <div className={css['ways']}>
        <Button look="outline" onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit" aria-busy={isAsking}>
          {isAsking ? 'Un momento…' : setup ? 'Activar' : 'Seguir'}
        </Button>
      </div>
    </form>
  );
}
