import { type SubmitEvent, useState } from 'react';
import { checkNewPassword } from '#domain/staff/people/invitations.ts';
import { checkCredentials } from '#domain/staff/people/sign-in.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import css from './OwnerScreen.module.css';
import { useClaim } from './use-claim.ts';

type Field = 'codigo' | 'correo' | 'contrasena' | 'otra';

/** The first page of a fresh shop: whoever reads the code in the server's window becomes its owner. */
export function OwnerScreen({ onClosed }: { readonly onClosed: () => void }) {
  const [code, setCode] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [wasSent, setSent] = useState(false);
  const { phase, refusal, claim } = useClaim(onClosed);
  const problems: Partial<Record<Field, string | undefined>> = wasSent
    ? {
        codigo: code.trim() === '' ? 'Escribe el código que está en la ventana del servidor.' : undefined,
        correo: checkCredentials(email, 'any')?.email,
        contrasena: checkNewPassword(password) || undefined,
        otra: password === again ? undefined : 'No es la misma que arriba.',
      }
    : {};

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setSent(true);
    const isWrong =
      code.trim() === '' || checkCredentials(email, 'any') || checkNewPassword(password) || password !== again;
    if (phase !== 'asking' && !isWrong) claim(code, email, password);
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
        <form className={css['form']} noValidate onSubmit={submit}>
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
            {phase === 'waiting' && (
              <p className={css['waiting']}>
                <strong>El servidor no responde.</strong> Lo que escribiste sigue aquí: no cierres esta página, y en
                cuanto haya conexión tu cuenta se crea y seguimos solos.
              </p>
            )}
          </div>
          <Button type="submit" full aria-busy={phase === 'asking'}>
            {phase === 'asking' ? 'Un momento…' : phase === 'waiting' ? 'Intentar ahora' : 'Crear mi cuenta y seguir'}
          </Button>
        </form>
      </main>
    </div>
  );
}
