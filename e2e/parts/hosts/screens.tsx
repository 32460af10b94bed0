import { Suspense, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { lateScreen } from '#ui/late-screen.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Reveal } from '#ui/Reveal.tsx';

const Fallback = ({ code }: { readonly code: string }) => <p role="alert">Algo falló: {code}</p>;
const LateFallback = () => <p role="alert">Pedida {asked === 1 ? '1 vez' : `${asked} veces`}</p>;

let asked = 0;

function Broken({ word }: { readonly word: string }): never {
  throw new Error(word);
}

export function BrokenHost() {
  return (
    <>
      <section aria-label="Una">
        <ErrorBoundary Fallback={Fallback}>
          <Broken word="sin precio" />
        </ErrorBoundary>
      </section>
      <section aria-label="La misma">
        <ErrorBoundary Fallback={Fallback}>
          <Broken word="sin precio" />
        </ErrorBoundary>
      </section>
      <section aria-label="Otra">
        <ErrorBoundary Fallback={Fallback}>
          <Broken word="sin nombre" />
        </ErrorBoundary>
      </section>
      <section aria-label="Sana">
        <ErrorBoundary Fallback={Fallback}>
          <p>Aquí todo va bien</p>
        </ErrorBoundary>
      </section>
    </>
  );
}

const late = lateScreen(async () => {
  asked += 1;
  if (asked === 1) throw new Error('el archivo no llegó');
  return () => <p>La pantalla llegó a la {asked}.ª vez</p>;
});

export function LateHost() {
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      <ErrorBoundary key={attempt} Fallback={LateFallback}>
        <Suspense fallback={<p>Cargando</p>}>
          <late.Screen />
        </Suspense>
      </ErrorBoundary>
      <Button onClick={() => setAttempt(attempt + 1)}>Intentar de nuevo</Button>
    </>
  );
}

export function NoticeHost() {
  const [said, setSaid] = useState<string | null>(null);
  const [done, setDone] = useState('');
  return (
    <>
      <Button onClick={() => setSaid('Quitaste el taladro')}>Quitar</Button>
      <output>
        {said && (
          <Notice action={{ name: 'Deshacer', run: () => setDone('deshecho') }} onDismiss={() => setSaid(null)}>
            {said}
          </Notice>
        )}
      </output>
      <p>{done}</p>
    </>
  );
}

export function RevealHost() {
  return (
    <>
      <div style={{ height: '200vh' }} />
      <Reveal>
        <p>Abajo</p>
        <a href="#abajo">Enlace de abajo</a>
      </Reveal>
      <div style={{ height: '100vh' }} />
    </>
  );
}
