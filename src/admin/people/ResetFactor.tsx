import { useState } from 'react';

/** Takes a colleague's second factor away, asked twice: from then on the password alone opens the account. */
export function ResetFactor({ onReset }: { readonly onReset: () => Promise<boolean> }) {
  const [step, setStep] = useState<'idle' | 'sure' | 'asking' | 'failed'>('idle');
  async function reset() {
    setStep('asking');
    // When it is done the person has no second factor, and this goes.
    if (!(await onReset())) setStep('failed');
  }
  return (
    <li>
      <button
        type="button"
        aria-busy={step === 'asking'}
        onClick={() => {
          if (step === 'idle') setStep('sure');
          // What came of it is said beside the button.
          else if (step !== 'asking') void reset();
        }}
      >
        {step === 'idle' ? 'Quitar la verificación en dos pasos' : 'Sí, quitarla'}
      </button>
      <span aria-live="polite">
        {step === 'idle'
          ? 'Por si perdió su teléfono: entrará solo con su contraseña hasta que la active otra vez.'
          : step === 'failed'
            ? 'No se pudo quitar. Revisa la conexión y vuelve a intentar.'
            : 'Hazlo solo si te lo pidió en persona: queda en la bitácora.'}
      </span>
    </li>
  );
}
