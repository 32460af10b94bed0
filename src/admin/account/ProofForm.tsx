import { type SubmitEvent, useState } from 'react';
import type { Result } from '#domain/kernel/result.ts';
import { checkStepCode } from '#domain/staff/people/second-step.ts';
import { type SignInProblem, signInMessage } from '#domain/staff/people/sign-in.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import { SecondStepField } from '../shared/passwords/SecondStepField.tsx';
import css from './SecondFactor.module.css';

interface ProofFormProps {
  /** What the button says that it does. */
  readonly action: string;
  readonly onCancel: () => void;
  readonly onProof: (password: string, code: string) => Promise<Result<null, SignInProblem>>;
}

/** Asks for password and code before something that an open session alone may not do. */
export function ProofForm({ action, onCancel, onProof }: ProofFormProps) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [problems, setProblems] = useState({ password: '', code: '' });
  const [isAsking, setAsking] = useState(false);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isAsking) return;
    const found = { password: password === '' ? 'Escribe tu contraseña.' : '', code: checkStepCode(code) };
    setProblems(found);
    if (found.password || found.code) return;
    setAsking(true);
    const answer = await onProof(password, code);
    setAsking(false);
    if (answer.ok) return;
    const isPassword = answer.error === 'wrong-credentials' || answer.error === 'wrong-password';
    setProblems(
      isPassword
        ? { password: 'Esa no es tu contraseña.', code: '' }
        : { password: '', code: signInMessage(answer.error) },
    );
  }

  return (
    // The fields show the outcome.
    <form className={css['part']} noValidate onSubmit={(event) => void send(event)}>
      <TextField
        label="Tu contraseña"
        name="contrasena-dos-pasos"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        problem={problems.password || undefined}
      />
      <SecondStepField value={code} onChange={setCode} problem={problems.code || undefined} />
      <div className={css['ways']}>
        <Button look="outline" onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit" aria-busy={isAsking}>
          {isAsking ? 'Un momento…' : action}
        </Button>
      </div>
    </form>
  );
}
