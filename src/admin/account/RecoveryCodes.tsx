import { useState } from 'react';
import { selectEmail, useSession } from '#store/session-store.ts';
import { Button } from '#ui/Button.tsx';
import { PaperSheet } from '../shared/paper/PaperSheet.tsx';
import css from './SecondFactor.module.css';

/** Ten codes that are shown this once, and the ways to keep them. */
export function RecoveryCodes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  const email = useSession(selectEmail);
  const [said, setSaid] = useState('');
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setSaid('Códigos copiados.');
    } catch {
      setSaid('Este equipo no deja copiar. Selecciónalos y cópialos a mano, o imprímelos.');
    }
  }
  const list = codes.map((code) => <li key={code}>{code}</li>);
  return (
    <div className={css['part']}>
      <p className={css['warning']}>
        Guarda estos códigos fuera del teléfono: se muestran una sola vez. Si lo pierdes, cada uno te deja entrar una
        vez en lugar del código del teléfono.
      </p>
      <ol className={css['codes']} aria-label="Códigos de respaldo">
        {list}
      </ol>
      <div className={css['ways']}>
        {/* What came of it is said below. */}
        <Button look="outline" onClick={() => void copy()}>
          Copiar
        </Button>
        <Button look="outline" onClick={() => print()}>
          Imprimir
        </Button>
        <Button onClick={onDone}>Ya los guardé</Button>
      </div>
      <output className={css['note']}>{said}</output>
      <PaperSheet kind="Códigos de respaldo" folio={email}>
        <ol className={css['codes']}>{list}</ol>
        <p>Cada código sirve una vez para entrar al área de personal sin el teléfono. Guarda esta hoja bajo llave.</p>
      </PaperSheet>
    </div>
  );
}
