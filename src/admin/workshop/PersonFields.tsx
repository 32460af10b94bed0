import { useState } from 'react';
import { normalizePhone } from '#domain/kernel/normalize-phone.ts';
import type { Repair } from '#domain/workshop/repair.ts';
import { type KnownPerson, personOf, withPerson } from '#domain/workshop/repair-list.ts';
import { FieldRow, FormSection } from '../shared/forms/FormSection.tsx';
import { FormText } from '../shared/forms/FormText.tsx';
import type { RepairFormState } from './use-repair-form.ts';

interface PersonFieldsProps {
  readonly state: RepairFormState;
  /** The repairs that this device knows, to fill in the name of somebody who has been here; absent when nothing is filled in. */
  readonly earlier?: readonly Repair[];
}

/** Who left it. The telephone comes first: whoever has been here is known by it. */
export function PersonFields({ state, earlier = [] }: PersonFieldsProps) {
  const { form, set } = state;
  const known = personFrom(earlier, form.telefono);
  // Between two numbers there is one that nobody has, so that the number before does not say what was filled in.
  const [filled, setFilled] = useState<KnownPerson | null>(null);

  function setPhone(telefono: string) {
    const now = personFrom(earlier, telefono);
    setFilled(now);
    set({ telefono, ...withPerson(form, filled, now) });
  }

  return (
    <FormSection title="Quién lo deja">
      <FieldRow>
        <FormText
          state={state}
          name="telefono"
          label="Teléfono"
          inputMode="numeric"
          autoComplete="off"
          hint={known ? `Ya vino antes: ${known.nombre}` : undefined}
          onType={setPhone}
        />
        <FormText state={state} name="nombre" label="Nombre" autoComplete="off" />
        <FormText state={state} name="correo" label="Correo (opcional)" type="email" autoComplete="off" />
      </FieldRow>
    </FormSection>
  );
}

function personFrom(repairs: readonly Repair[], typed: string) {
  const telefono = normalizePhone(typed);
  return telefono === null ? null : personOf(repairs, telefono);
}
