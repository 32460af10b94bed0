import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { checkStepCode } from '#domain/staff/people/second-step.ts';
import { checkCredentials, resetMessage, signInMessage } from '#domain/staff/people/sign-in.ts';
import { useStaff } from '../staff.ts';

type Step = 'idle' | 'asking' | 'reset-sent' | 'reset-without-mail';

/** What is typed at sign-in, what is wrong with it, and what the server answered. @param known the e-mail that the form begins with */
export function useSignIn(known: string) {
  const { session, readMailWay } = useStaff();
  const [email, setEmail] = useState(known);
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
      return setStep((await readMailWay()) === 'none' ? 'reset-without-mail' : 'reset-sent');
    // A shop that sends no mail has the link ready, however often it was asked for.
    if (result.error === 'too-many' && (await readMailWay()) === 'none') return setStep('reset-without-mail');
    setStep('idle');
    setRefusal(resetMessage(result.error));
  }

  return {
    form,
    email,
    password,
    code,
    problems,
    codeProblem,
    refusal,
    step,
    setEmail,
    setPassword: (value: string): void => {
      setPassword(value);
      setCode(null);
    },
    setCode,
    enter,
    askReset,
  };
}
