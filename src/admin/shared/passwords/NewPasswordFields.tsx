import { TextField } from '#ui/TextField.tsx';

interface NewPasswordFieldsProps {
  readonly password: string;
  readonly again: string;
  readonly onPassword: (password: string) => void;
  readonly onAgain: (again: string) => void;
  readonly problem: string | undefined;
  readonly againProblem: string | undefined;
  readonly required?: boolean;
}

/** The password of a new account, typed twice. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { password, again, onPassword, onAgain, problem, againProblem, required } = props;
  return (
    <>
      <TextField
        label="Contraseña nueva"
        name="contrasena"
        type="password"
        autoComplete="new-password"
        required={required}
        value={password}
        onChange={onPassword}
        problem={problem}
        hint="Por lo menos 8 letras o números"
      />
      <TextField
        label="Repite la contraseña"
        name="contrasena-otra-vez"
        type="password"
        autoComplete="new-password"
        required={required}
        value={again}
        onChange={onAgain}
        problem={againProblem}
      />
    </>
  );
}
