import { type SubmitEvent, useState } from 'react';
import { checkNewPassword } from '#domain/staff/invitations.ts';
import { openingProblemText } from '#domain/staff/shop-opening.ts';
import { checkCredentials, signInMessage } from '#domain/staff/sign-in.ts';
import { claimShop } from '#rest/opening.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useStaff } from '../staff.ts';
import css from './OwnerScreen.module.css';

type Field = 'codigo' | 'correo' | 'contrasena' | 'otra';

/** The first page of a fresh shop: whoever reads the code in the server's window becomes its owner. */
export function OwnerScreen({ onClosed }: { readonly onClosed: () => void }) {
  const { session } = useStaff();
  const [code, setCode] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [wasSent, setSent] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [isAsking, setAsking] = useState(false);
  const problems: Partial<Record<Field, string | undefined>> = wasSent
    ? {
        codigo: code.trim() === '' ? 'Escribe el código que está en la ventana del servidor.' : undefined,
        correo: checkCredentials(email, 'any')?.email,
        contrasena: checkNewPassword(password) || undefined,
        otra: password === again ? undefined : 'No es la misma que arriba.',
      }
    : {};

  async function claim(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setSent(true);
    setRefusal('');
    const isWrong =
      code.trim() === '' || checkCredentials(email, 'any') || checkNewPassword(password) || password !== again;
    if (isAsking || isWrong) return;
    setAsking(true);
    const claimed = await claimShop(code, email, password);
    if (!claimed.ok) {
      setAsking(false);
      setRefusal(openingProblemText(claimed.error));
      return;
    }
    // When it succeeds the session changes, and the router shows the assistant.
    const opened = await session.signIn(email.trim(), password);
    if (opened.ok) return;
    setAsking(false);
    setRefusal(signInMessage(opened.error));
    onClosed();
  }

  return (
    <div className={css['page']}>
      <title>Abrir la tienda | Personal</title>
      <main className={css['card']}>
        <p className={css['step']}>Pregunta 1 de 6</p>
        <h1 className={css['title']}>Abre tu tienda</h1>
        <p>
          Esta tienda es nueva y todavía no tiene dueño. Crea la cuenta con la que vas a entrar; después siguen cinco
          preguntas cortas.
        </p>
        {/* The outcome is shown below the fields. */}
        <form className={css['form']} noValidate onSubmit={(event) => void claim(event)}>
          <TextField
            label="Código de apertura"
            name="codigo"
            autoComplete="off"
            required
            value={code}
            onChange={setCode}
            problem={problems.codigo}
            hint="Está en la ventana donde arrancó el servidor. Sirve una sola vez."
          />
          <TextField
            label="Tu correo"
            name="correo"
            type="email"
            autoComplete="username"
            required
            value={email}
            onChange={setEmail}
            problem={problems.correo}
          />
          <TextField
            label="Contraseña nueva"
            name="contrasena"
            type="password"
            autoComplete="new-password"
            required
            value={password}
            onChange={setPassword}
            problem={problems.contrasena}
            hint="Por lo menos 8 letras o números"
          />
          <TextField
            label="Repite la contraseña"
            name="contrasena-otra-vez"
            type="password"
            autoComplete="new-password"
            required
            value={again}
            onChange={setAgain}
            problem={problems.otra}
          />
          <div aria-live="polite" className={css['answer']}>
            {refusal && <p className={css['refusal']}>{refusal}</p>}
          </div>
          <Button type="submit" full aria-busy={isAsking}>
            {isAsking ? 'Un momento…' : 'Crear mi cuenta y seguir'}
          </Button>
        </form>
      </main>
    </div>
  );
}
