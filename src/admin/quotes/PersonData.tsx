import { useState } from 'react';
import { normalizePhone } from '#domain/kernel/phone.ts';
import { erasure } from '#domain/quotes/answer-quote.ts';
import { isAbout, type PersonSought } from '#domain/quotes/inbox.ts';
import { parseQuote, type Quote } from '#domain/quotes/parse-quote.ts';
import type { StaffRow } from '#domain/staff/staff-rows.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/TextField.tsx';
import { saveProblemText } from '../journal/save-messages.ts';
import { paths } from '../paths.ts';
import { FieldRow, FormSection } from '../shared/FormSection.tsx';
import { FormLayout } from '../shared/Layout.tsx';
import { useStaff } from '../staff.ts';
import { downloadQuotes } from './download-quotes.ts';
import { FoundQuotes } from './FoundQuotes.tsx';
import css from './QuoteDetail.module.css';

type Found = Pick<StaffRow<Quote>, 'value' | 'rev' | 'fields'>;

const nobody: PersonSought = { telefono: '', correo: '', nombre: '', folio: '' };

/** A person's rights over their data: what there is, a copy of it, and its erasure. Correcting is done in each quotation. */
export function PersonData() {
  const { backend, journal, olderQuotes } = useStaff();
  const [sought, setSought] = useState(nobody);
  const [problem, setProblem] = useState('');
  const [looked, setLooked] = useState(0);
  const [found, setFound] = useState<readonly Found[] | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const picked = (found ?? []).filter(({ value }) => chosen.has(value.id));
  const set = (field: keyof PersonSought) => (text: string) => setSought((now) => ({ ...now, [field]: text }));

  /** Every one that the server keeps is looked at: a query by telephone would miss whoever gave another one, or an e-mail in capitals. */
  async function find(): Promise<void> {
    if (Object.values(sought).every((text) => text.trim() === ''))
      return setProblem('Escribe el teléfono, el correo, el nombre o un folio de la persona.');
    if (sought.telefono.trim() !== '' && normalizePhone(sought.telefono) === null)
      return setProblem('El teléfono lleva 10 dígitos.');
    setProblem('');
    setFound(null);
    setLooked(0);
    setLooking(true);
    try {
      const theirs: Found[] = [];
      const sure = new Set<string>();
      for await (const page of await backend.allQuotePages()) {
        for (const { id, rev, fields } of page) {
          const parsed = parseQuote(id, { ...fields, rev });
          const sureness = parsed.ok ? isAbout(parsed.value, sought) : null;
          if (parsed.ok && sureness) theirs.push({ value: parsed.value, rev, fields });
          if (sureness === 'sure') sure.add(id);
        }
        setLooked((count) => count + page.length);
      }
      setFound(theirs);
      setChosen(sure);
    } catch (reason) {
      console.info('Búsqueda de una persona', reason);
      setProblem('Esto se busca en el servidor y no responde. Inténtalo con conexión.');
    }
    return setLooking(false);
  }

  async function erase(): Promise<void> {
    setAsking(false);
    const gone = new Set<string>();
    for (const row of picked) {
      const saved = await journal.saveEdit({ title: `Borrar la cotización ${row.value.folio}`, changes: erasure(row) });
      if (!saved.ok) {
        setProblem(saveProblemText(saved.error));
        break;
      }
      gone.add(row.value.id);
    }
    olderQuotes.forget([...gone]);
    setFound((rows) => (rows ?? []).filter(({ value }) => !gone.has(value.id)));
  }

  return (
    <FormLayout title="Datos de una persona" back={{ name: 'Cotizaciones', href: paths.quotes }}>
      <FormSection
        title="Buscar"
        hint="Cuando alguien pide consultar, corregir o borrar sus datos. Se revisan todas las cotizaciones, también las antiguas."
      >
        <form
          className={css['sought']}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // What it finds, or why nothing, is shown below.
            void find();
          }}
        >
          <FieldRow>
            <TextField
              label="Teléfono"
              name="telefono"
              inputMode="numeric"
              value={sought.telefono}
              onChange={set('telefono')}
            />
            <TextField label="Correo" name="correo" type="email" value={sought.correo} onChange={set('correo')} />
          </FieldRow>
          <FieldRow>
            <TextField label="Nombre" name="nombre" value={sought.nombre} onChange={set('nombre')} />
            <TextField label="Folio" name="folio" value={sought.folio} onChange={set('folio')} />
          </FieldRow>
          <Button type="submit" disabled={isLooking}>
            Buscar
          </Button>
        </form>
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
              onClick={() =>
                downloadQuotes(
                  picked.map(({ value }) => value),
                  'datos-personales.csv',
                )
              }
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
            {/* Each erasure is an edit of its own and shows in the journal. */}
            <Button onClick={() => void erase()}>Borrar para siempre</Button>
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
