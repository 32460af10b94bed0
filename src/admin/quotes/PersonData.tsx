import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { paths } from '../paths.ts';
import { FormSection } from '../shared/FormSection.tsx';
import { FormLayout } from '../shared/Layout.tsx';
import { downloadQuotes } from './download-quotes.ts';
import { FoundQuotes } from './FoundQuotes.tsx';
import { PersonSearch } from './PersonSearch.tsx';
import css from './QuoteDetail.module.css';
import { usePersonQuotes } from './use-person-quotes.ts';

/** A person's rights over their data: what there is, a copy of it, and its erasure. Correcting is done in each quotation. */
export function PersonData() {
  const { problem, looked, isLooking, found, chosen, setChosen, picked, find, erase } = usePersonQuotes();
  const [isAsking, setAsking] = useState(false);
  const values = picked.map(({ value }) => value);

  function confirmErasure() {
    setAsking(false);
    // Erased quotations leave the list, and a failure is shown above it.
    void erase();
  }

  return (
    <FormLayout title="Datos de una persona" back={{ name: 'Cotizaciones', href: paths.quotes }}>
      <FormSection
        title="Buscar"
        hint="Cuando alguien pide consultar, corregir o borrar sus datos. Se revisan todas las cotizaciones, también las antiguas."
      >
        <PersonSearch
          isLooking={isLooking}
          // The result or the problem is shown below.
          onSearch={(sought) => void find(sought)}
        />
        <p aria-live="polite" className={problem ? css['refusal'] : undefined}>
          {problem || (isLooking ? `Revisando… ${looked}` : found && foundText(found.length, looked))}
        </p>
      </FormSection>
      {found && found.length > 0 && (
        <FormSection
          title="Lo que guardamos"
          hint="Viene marcado lo que lleva su teléfono, su correo o su folio. Lo que solo se parece en el nombre, revísalo antes."
        >
          <FoundQuotes quotes={found.map(({ value }) => value)} chosen={chosen} onChoose={setChosen} />
          <div className={css['ways']}>
            <Button
              look="outline"
              disabled={picked.length === 0}
              onClick={() => downloadQuotes(values, 'datos-personales.csv')}
            >
              Exportar una copia
            </Button>
            <Button disabled={picked.length === 0} onClick={() => setAsking(true)}>
              Borrar {picked.length === 1 ? 'la marcada' : `las ${picked.length} marcadas`}
            </Button>
          </div>
        </FormSection>
      )}
      <Dialog
        title="¿Borrar sus datos?"
        open={isAsking}
        onCancel={() => setAsking(false)}
        actions={
          <>
            <Button look="outline" onClick={() => setAsking(false)}>
              No borrar
            </Button>
            <Button onClick={confirmErasure}>Borrar para siempre</Button>
          </>
        }
      >
        <p>
          {picked.length === 1 ? 'Se borra una cotización' : `Se borran ${picked.length} cotizaciones`} y el enlace de
          su estado. No se puede deshacer.
        </p>
      </Dialog>
    </FormLayout>
  );
}

function foundText(count: number, looked: number): string {
  const where = `Revisamos ${looked === 1 ? 'la única cotización' : `las ${looked} cotizaciones`}`;
  if (count === 0) return `${where}: no guardamos nada de esta persona.`;
  return `${where}: ${count === 1 ? '1 encontrada' : `${count} encontradas`}.`;
}
