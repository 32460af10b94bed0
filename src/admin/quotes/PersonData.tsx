import { useState } from 'react';
import { groupThousands } from '#domain/kernel/money.ts';
import { useShopDay } from '#product-page/use-shop-day.ts';
import { Button } from '#ui/Button.tsx';
import { paths } from '../paths.ts';
import { ConfirmDialog } from '../shared/dialogs/ConfirmDialog.tsx';
import folioForm from '../shared/folio-documents/FolioForm.module.css';
import { FormSection } from '../shared/forms/FormSection.tsx';
import { FormLayout } from '../shared/screen/Layout.tsx';
import { downloadPerson } from './download-person.ts';
import { FoundRecords } from './FoundRecords.tsx';
import css from './PersonData.module.css';
import { PersonSearch } from './PersonSearch.tsx';
import { usePersonRecords } from './use-person-records.ts';

/**
 * A person's rights over their data: what there is, a copy of it, and its erasure. Correcting is done in each quotation or repair. And what the privacy
 * notice says is not kept any more.
 */
export function PersonData() {
  const { problem, kind, looked, isLooking, found, chosen, setChosen, picked, find, findOutdated, erase } =
    usePersonRecords();
  const today = useShopDay();
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
          {problem ||
            (isLooking ? `Revisando… ${groupThousands(looked)}` : found && foundText(kind, found.length, looked))}
        </p>
        <p className={css['outdated']}>
          El aviso de privacidad que viene con el sitio dice que lo que no terminó en compra se guarda hasta doce meses.
        </p>
        <div className={folioForm['ways']}>
          <Button
            look="outline"
            disabled={isLooking}
            // The result or the problem is shown above.
            onClick={() => void findOutdated(today)}
          >
            Revisar cotizaciones de hace más de doce meses
          </Button>
        </div>
      </FormSection>
      {found && found.length > 0 && (
        <FormSection title={kind === 'person' ? 'Lo que guardamos' : 'De hace más de doce meses'} hint={HINTS[kind]}>
          <FoundRecords records={found} chosen={chosen} onChoose={setChosen} />
          <div className={folioForm['ways']}>
            <Button look="outline" disabled={picked.length === 0} onClick={() => downloadPerson(picked)}>
              Exportar una copia
            </Button>
            <Button disabled={picked.length === 0} onClick={() => setAsking(true)}>
              Borrar {picked.length === 1 ? 'lo marcado' : `los ${groupThousands(picked.length)} marcados`}
            </Button>
          </div>
        </FormSection>
      )}
      <ConfirmDialog
        title={kind === 'person' ? '¿Borrar sus datos?' : '¿Borrar lo que ya no se guarda?'}
        open={isAsking}
        onCancel={() => setAsking(false)}
        no="No borrar"
        yes="Borrar para siempre"
        onConfirm={confirmErasure}
      >
        <p>
          {picked.length === 1 ? 'Se borra un documento' : `Se borran ${groupThousands(picked.length)} documentos`} y el
          enlace con que su dueño veía cómo iba. No se puede deshacer.
        </p>
      </ConfirmDialog>
    </FormLayout>
  );
}

const HINTS = {
  person:
    'Viene marcado lo que lleva su teléfono, su correo o su folio. Lo que solo se parece en el nombre, revísalo antes.',
  outdated: 'Sin compra y sin cambios desde hace más de doce meses. Quita la marca de lo que la ley te pida conservar.',
} as const;

function foundText(kind: keyof typeof HINTS, count: number, looked: number): string {
  if (looked === 0) return 'Todavía no hay nada guardado.';
  const where = `Revisamos ${looked === 1 ? 'el único documento' : `los ${groupThousands(looked)} documentos`}`;
  if (count === 0)
    return kind === 'person'
      ? `${where}: no guardamos nada de esta persona.`
      : `${where}: ninguna es de hace más de doce meses.`;
  return `${where}: ${count === 1 ? '1 encontrado' : `${groupThousands(count)} encontrados`}.`;
}
