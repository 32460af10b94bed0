import { normalizePhone } from '#domain/kernel/normalize-phone.ts';
import type { Repair } from '#domain/workshop/repair.ts';
import { personOf } from '#domain/workshop/repair-list.ts';
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

  function setPhone(telefono: string) {
    const before = personFrom(earlier, form.telefono);
    const now = personFrom(earlier, telefono);
    // What a person typed is never replaced, only what was filled in for another number.
    const isFree = (typed: string, filled: string | undefined): boolean => typed.trim() === '' || typed === filled;
    set({
      telefono,
      ...(now && isFree(form.nombre, before?.nombre) && { nombre: now.nombre }),
      ...(now && isFree(form.correo, before?.correo) && { correo: now.correo }),
    });
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
