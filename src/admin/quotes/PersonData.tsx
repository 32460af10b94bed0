import { useState } from 'react';
import { groupThousands } from '#domain/kernel/money.ts';
import { Button } from '#ui/Button.tsx';
import { paths } from '../paths.ts';
import { ConfirmDialog } from '../shared/dialogs/ConfirmDialog.tsx';
import folioForm from '../shared/folio-documents/FolioForm.module.css';
import { FormSection } from '../shared/forms/FormSection.tsx';
import { FormLayout } from '../shared/screen/Layout.tsx';
import { downloadPerson } from './download-person.ts';
import { FoundRecords } from './FoundRecords.tsx';
import { PersonSearch } from './PersonSearch.tsx';
import { usePersonRecords } from './use-person-records.ts';

/** A person's rights over their data: what there is, a copy of it, and its erasure. Correcting is done in each quotation or repair. */
export function PersonData() {
  const { problem, looked, isLooking, found, chosen, setChosen, picked, find, erase } = usePersonRecords();
  const [isAsking, setAsking] = useState(false);

  function confirmErasure() {
    setAsking(false);
    // What is erased leaves the list, and a failure is shown above it.
    void erase();
  }

  return (
    <FormLayout title="Datos de una persona" back={{ name: 'Cotizaciones', href: paths.quotes }}>
      <FormSection
        title="Buscar"
        hint="Cuando alguien pide consultar, corregir o borrar sus datos. Se revisan todas las cotizaciones y reparaciones, también las antiguas."
      >
        <PersonSearch
          isLooking={isLooking}
          // The result or the problem is shown below.
          onSearch={(sought) => void find(sought)}
        />
        <p aria-live="polite" className={problem ? folioForm['refusal'] : undefined}>
          {problem || (isLooking ? `Revisando… ${groupThousands(looked)}` : found && foundText(found.length, looked))}
        </p>
      </FormSection>
      {found && found.length > 0 && (
        <FormSection
          title="Lo que guardamos"
          hint="Viene marcado lo que lleva su teléfono, su correo o su folio. Lo que solo se parece en el nombre, revísalo antes."
        >
          <FoundRecords records={found} chosen={chosen} onChoose={setChosen} />
          <div className={folioForm['ways']}>
            <Button look="outline" disabled={picked.length === 0} onClick={() => downloadPerson(picked)}>
              Exportar una copia
            </Button>
            <Button disabled={picked.length === 0} onClick={() => setAsking(true)}>
              Borrar {picked.length === 1 ? 'lo marcado' : `los ${picked.length} marcados`}
            </Button>
          </div>
        </FormSection>
      )}
      <ConfirmDialog
        title="¿Borrar sus datos?"
        open={isAsking}
        onCancel={() => setAsking(false)}
        no="No borrar"
        yes="Borrar para siempre"
        onConfirm={confirmErasure}
      >
        <p>
          {picked.length === 1 ? 'Se borra un documento' : `Se borran ${picked.length} documentos`} y el enlace con que
          su dueño veía cómo iba. No se puede deshacer.
        </p>
      </ConfirmDialog>
    </FormLayout>
  );
}

function foundText(count: number, looked: number): string {
  const where = `Revisamos ${looked === 1 ? 'el único documento' : `los ${groupThousands(looked)} documentos`}`;
  if (count === 0) return `${where}: no guardamos nada de esta persona.`;
  return `${where}: ${count === 1 ? '1 encontrado' : `${count} encontrados`}.`;
}
