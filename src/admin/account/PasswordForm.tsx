import { type SubmitEvent, useState } from 'react';
import { checkNewPassword } from '#domain/staff/people/invitations.ts';
import { checkStepCode } from '#domain/staff/people/second-step.ts';
import { signInMessage } from '#domain/staff/people/sign-in.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import { SecondStepField } from '../shared/passwords/SecondStepField.tsx';
import { useStaff } from '../staff.ts';
import css from './AccountScreen.module.css';

const EMPTY = { current: '', next: '', again: '' };

/** One's own password, changed with the old one. */
export function PasswordForm({ isOnline }: { readonly isOnline: boolean }) {
  const { session } = useStaff();
  const [form, setForm] = useState(EMPTY);
  const [wasSent, setSent] = useState(false);
  const [isAsking, setAsking] = useState(false);
  /** The code of the second factor, once it has been asked for. */
  const [code, setCode] = useState<string | null>(null);
  const codeProblem = code === null ? '' : checkStepCode(code);
  const [answer, setAnswer] = useState<{ readonly isDone: boolean; readonly text: string } | null>(null);
  const problems = {
    current: form.current === '' ? 'Escribe tu contraseña de ahora.' : '',
    next: checkNewPassword(form.next),
    again: form.next === form.again ? '' : 'No es la misma que arriba.',
  };

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setSent(true);
    setAnswer(null);
    if (isAsking || codeProblem || problems.current || problems.next || problems.again) return;
    setAsking(true);
    const changed = await session.changePassword(form.current, form.next, code ?? '');
    setAsking(false);
    if (!changed.ok) {
      if (changed.error === 'second-step') {
        setSent(false);
        return setCode('');
      }
      const isWrong = changed.error === 'wrong-credentials' || changed.error === 'wrong-password';
      setAnswer({ isDone: false, text: isWrong ? 'Esa no es tu contraseña de ahora.' : signInMessage(changed.error) });
      return;
    }
    setForm(EMPTY);
    setCode(null);
    setSent(false);
    setAnswer({ isDone: true, text: 'Contraseña cambiada. En los demás equipos hay que entrar con la nueva.' });
  }
  const field = (name: keyof typeof EMPTY) => ({
    name,
    type: 'password' as const,
    value: form[name],
    onChange: (value: string) => setForm({ ...form, [name]: value }),
    problem: (wasSent && problems[name]) || undefined,
  });

  return (
    // The outcome is shown below the fields.
    <form className={css['form']} noValidate onSubmit={(event) => void save(event)}>
      <TextField label="Contraseña de ahora" autoComplete="current-password" {...field('current')} />
      <TextField
        label="Contraseña nueva"
        autoComplete="new-password"
        hint="Por lo menos 8 letras o números"
        {...field('next')}
      />
      <TextField label="Repite la nueva" autoComplete="new-password" {...field('again')} />
      {code !== null && (
        <SecondStepField value={code} onChange={setCode} problem={(wasSent && codeProblem) || undefined} takesFocus />
      )}
      <p aria-live="polite" className={answer && !answer.isDone ? css['problem'] : css['done']}>
        {answer?.text}
      </p>
      <div>
        <Button type="submit" disabled={!isOnline} aria-busy={isAsking}>
          {isAsking ? 'Un momento…' : 'Cambiar contraseña'}
        </Button>
      </div>
    </form>
  );
}
