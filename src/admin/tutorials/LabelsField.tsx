import { ChoiceField } from '#ui/ChoiceField.tsx';
import { useStaffLabels } from '../shared/documents/use-staff-rows.ts';
import { knownName } from '../shared/forms/known-name.ts';
import { PickedList } from '../shared/lists/PickedList.tsx';

interface LabelsFieldProps {
  readonly ids: readonly string[];
  readonly problem: string | undefined;
  readonly onChange: (ids: readonly string[]) => void;
}

/** The subcategories whose pages link to the tutorial. */
export function LabelsField({ ids, problem, onChange }: LabelsFieldProps) {
  const { rows, knowledge } = useStaffLabels();
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
        items={ids.map((id) => ({
          id,
          name: knownName(names.get(id), id, knowledge === 'known', 'Subcategoría que ya no existe'),
        }))}
        problem={problem}
        onChange={onChange}
      />
    </div>
  );
}
