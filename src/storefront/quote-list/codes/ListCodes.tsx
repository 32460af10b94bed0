import { useState } from 'react';
import type { QuoteList } from '#domain/quotes/quote-list.ts';
import { Button } from '#ui/Button.tsx';
import { QrCode } from '#ui/codes/QrCode.tsx';
import { listCodes } from '../list-link.ts';
import css from './ListCodes.module.css';

/** The list as codes for a phone's camera. They contain the list itself, so no server is needed; a long list takes several. */
export function ListCodes({ list }: { readonly list: QuoteList }) {
  const codes = listCodes(list, location.origin);
  const [at, setAt] = useState(0);
  const code = codes[at] ?? codes[0];
  if (!code) return null;
  return (
    <>
      <QrCode text={code} label="Código con tu lista para la cámara de tu teléfono" large />
      {codes.length > 1 && (
        <div className={css['parts']}>
          <Button look="outline" disabled={at === 0} onClick={() => setAt(at - 1)}>
            Anterior
          </Button>
          <p aria-live="polite">
            Código {at + 1} de {codes.length}. Tu lista es larga: ábrelos todos y se juntan en tu teléfono.
          </p>
          <Button look="outline" disabled={at === codes.length - 1} onClick={() => setAt(at + 1)}>
            Siguiente
          </Button>
        </div>
      )}
    </>
  );
}
