import { ChoiceField } from '#ui/ChoiceField.tsx';
import { PickedList } from '../shared/PickedList.tsx';
import { useStaffLabels } from '../shared/use-staff-rows.ts';

interface LabelsFieldProps {
  readonly ids: readonly string[];
  readonly problem: string | undefined;
  readonly onChange: (ids: readonly string[]) => void;
}

/** The subcategories whose pages link to the tutorial. */
export function LabelsField({ ids, problem, onChange }: LabelsFieldProps) {
  const { rows } = useStaffLabels();
  const names = new Map(rows.map(({ value }) => [value.id, value.nombre]));
  return (
    <div>
      <ChoiceField
        label="Subcategorías"
        name="etiquetas"
        value=""
        empty="Agregar una subcategoría"
        options={rows
          .filter(({ value }) => !ids.includes(value.id))
          .map(({ value }) => ({ value: value.id, name: value.nombre }))}
        onChange={(id) => id !== '' && onChange([...ids, id])}
      />
      <PickedList
        label="Subcategorías del tutorial"
        items={ids.map((id) => ({ id, name: names.get(id) ?? `${id} (ya no existe)` }))}
        problem={problem}
        onChange={onChange}
      />
    </div>
  );
}
