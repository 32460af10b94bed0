import { normalizePhone } from '#domain/kernel/normalize-phone.ts';
import type { Repair } from '#domain/workshop/repair.ts';
import { personOf } from '#domain/workshop/repair-list.ts';
import { TextField } from '#ui/TextField.tsx';
import { FieldWithNews } from '../shared/forms/FieldWithNews.tsx';
import { FieldRow, FormSection } from '../shared/forms/FormSection.tsx';
import type { RepairFormState } from './use-repair-form.ts';

interface PersonFieldsProps {
  readonly state: RepairFormState;
  /** The repairs that this device knows, to fill in the name of somebody who has been here; absent when nothing is filled in. */
  readonly earlier?: readonly Repair[];
}

/** Who left it. The telephone comes first: whoever has been here is known by it. */
export function PersonFields({ state: { form, problems, set }, earlier = [] }: PersonFieldsProps) {
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
        <FieldWithNews of="telefono">
          <TextField
            label="Teléfono"
            name="telefono"
            inputMode="numeric"
            autoComplete="off"
            value={form.telefono}
            problem={problems.telefono}
            hint={known ? `Ya vino antes: ${known.nombre}` : undefined}
            onChange={setPhone}
          />
        </FieldWithNews>
        <FieldWithNews of="nombre">
          <TextField
            label="Nombre"
            name="nombre"
            autoComplete="off"
            value={form.nombre}
            problem={problems.nombre}
            onChange={(nombre) => set({ nombre })}
          />
        </FieldWithNews>
        <FieldWithNews of="correo">
          <TextField
            label="Correo (opcional)"
            name="correo"
            type="email"
            autoComplete="off"
            value={form.correo}
            problem={problems.correo}
            onChange={(correo) => set({ correo })}
          />
        </FieldWithNews>
      </FieldRow>
    </FormSection>
  );
}

function personFrom(repairs: readonly Repair[], typed: string) {
  const telefono = normalizePhone(typed);
  return telefono === null ? null : personOf(repairs, telefono);
}
