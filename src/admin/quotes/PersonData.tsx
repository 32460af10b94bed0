import { useState } from 'react';
import { normalizePhone } from '#domain/kernel/phone.ts';
import { erasure } from '#domain/quotes/answer-quote.ts';
import { parseQuote, type Quote } from '#domain/quotes/parse-quote.ts';
import type { StaffRow } from '#domain/staff/staff-rows.ts';
import { loadFindPerson } from '#lazy/find-person.ts';
import { rememberedBackendConfig } from '#mirror/remembered-backend.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/TextField.tsx';
import { paths, quotePath } from '../paths.ts';
import { FieldRow, FormSection } from '../shared/FormSection.tsx';
import { FormLayout } from '../shared/Layout.tsx';
import { saveEdit, saveProblemText } from '../sync.ts';
import { downloadQuotes } from './download-quotes.ts';
import css from './QuoteDetail.module.css';
import { cameText, whatText } from './quote-words.ts';

type Found = readonly Pick<StaffRow<Quote>, 'value' | 'rev' | 'fields'>[];

/** A person's rights over their data: what there is, a copy of it, and its erasure. Correcting is done in each quotation. */
export function PersonData() {
  const [telefono, setTelefono] = useState('');
  const [correo, setCorreo] = useState('');
  const [problem, setProblem] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [isAsking, setAsking] = useState(false);

  async function find(): Promise<void> {
    const digits = telefono.trim() === '' ? '' : normalizePhone(telefono);
    if (digits === null) return setProblem('El teléfono lleva 10 dígitos.');
    if (!digits && !correo.trim()) return setProblem('Escribe el teléfono o el correo de la persona.');
    setProblem('');
    try {
      const [{ findPerson }, config] = await Promise.all([loadFindPerson(), rememberedBackendConfig()]);
      const documents = await findPerson(config, digits, correo.trim());
      return setFound(
        documents.flatMap(({ id, rev, fields }) => {
          const parsed = parseQuote(id, { ...fields, rev });
          return parsed.ok ? [{ value: parsed.value, rev, fields }] : [];
        }),
      );
    } catch (reason) {
      console.info('Búsqueda de una persona', reason);
      return setProblem('Esto se busca en el servidor y no responde. Inténtalo con conexión.');
    }
  }

  async function eraseAll(): Promise<void> {
    setAsking(false);
    for (const row of found ?? []) {
      const saved = await saveEdit({ title: `Borrar la cotización ${row.value.folio}`, changes: erasure(row) });
      if (!saved.ok) return setProblem(saveProblemText(saved.error));
    }
    return setFound([]);
  }

  return (
    <FormLayout title="Datos de una persona" back={{ name: 'Cotizaciones', href: paths.quotes }}>
      <FormSection
        title="Buscar"
        hint="Cuando alguien pide consultar, corregir o borrar sus datos. Se buscan todas sus cotizaciones, también las antiguas."
      >
        <form
          className={css['ways']}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // What it finds, or why nothing, is shown below.
            void find();
          }}
        >
          <FieldRow>
            <TextField label="Teléfono" name="telefono" inputMode="numeric" value={telefono} onChange={setTelefono} />
            <TextField label="Correo" name="correo" type="email" value={correo} onChange={setCorreo} />
          </FieldRow>
          <Button type="submit">Buscar</Button>
        </form>
        <p aria-live="polite" className={problem ? css['refusal'] : undefined}>
          {problem ||
            (found && (found.length === 0 ? 'No guardamos nada de esta persona.' : `${found.length} encontradas.`))}
        </p>
      </FormSection>
      {found && found.length > 0 && (
        <FormSection title="Lo que guardamos">
          <ul className={css['history']}>
            {found.map(({ value }) => (
              <li key={value.id}>
                <AppLink href={quotePath(value.id)}>{value.folio}</AppLink>{' '}
                <span>
                  {cameText(value)} · {value.nombre} · {whatText(value)}
                </span>
              </li>
            ))}
          </ul>
          <div className={css['ways']}>
            <Button
              look="linea"
              onClick={() =>
                downloadQuotes(
                  found.map(({ value }) => value),
                  'datos-personales.csv',
                )
              }
            >
              Exportar una copia
            </Button>
            <Button onClick={() => setAsking(true)}>Borrar todo</Button>
          </div>
        </FormSection>
      )}
      <Dialog
        title="¿Borrar todos sus datos?"
        open={isAsking}
        onCancel={() => setAsking(false)}
        actions={
          <>
            <Button look="linea" onClick={() => setAsking(false)}>
              No borrar
            </Button>
            {/* Each erasure is an edit of its own and shows in the journal. */}
            <Button onClick={() => void eraseAll()}>Borrar para siempre</Button>
          </>
        }
      >
        <p>Se borran {found?.length ?? 0} cotizaciones y el enlace de su estado. No se puede deshacer.</p>
      </Dialog>
    </FormLayout>
  );
}
