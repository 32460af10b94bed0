import { useState } from 'react';
import type { PersonSought } from '#domain/quotes/inbox.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import { FieldRow } from '../shared/forms/FormSection.tsx';
import css from './QuoteDetail.module.css';

const emptySearch: PersonSought = { telefono: '', correo: '', nombre: '', folio: '' };

interface PersonSearchProps {
  readonly isLooking: boolean;
  readonly onSearch: (sought: PersonSought) => void;
}

/** The form that asks whose data to search for. */
export function PersonSearch({ isLooking, onSearch }: PersonSearchProps) {
  const [sought, setSought] = useState(emptySearch);
  const set = (field: keyof PersonSought) => (text: string) => setSought((now) => ({ ...now, [field]: text }));
  return (
    <form
      className={css['sought']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(sought);
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
  );
}
