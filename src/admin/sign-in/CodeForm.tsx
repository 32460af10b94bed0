import { useState } from 'react';
import { typedCode } from '#domain/staff/people/invitations.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import css from './SignInScreen.module.css';

/** For a code that was read out instead of sent as a link. */
export function CodeForm({ onCode }: { readonly onCode: (code: string) => void }) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  return (
    <form
      className={css['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const code = typedCode(typed);
        if (code === '') setProblem('Escribe el código que te dieron.');
        else onCode(code);
      }}
    >
      <TextField
        label="Código"
        name="codigo"
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        problem={problem || undefined}
        hint="Seis grupos de cuatro, con sus guiones"
      />
      <Button type="submit" full>
        Seguir
      </Button>
    </form>
  );
}
