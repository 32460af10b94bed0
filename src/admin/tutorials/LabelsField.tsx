import { ChoiceField } from '#ui/ChoiceField.tsx';
import { useLabelNames, useStaffLabels } from '../shared/documents/use-staff-rows.ts';
import { knownName } from '../shared/forms/known-name.ts';
import { PickedList } from '../shared/lists/PickedList.tsx';

interface LabelsFieldProps {
  readonly ids: readonly string[];
  readonly problem: string | undefined;
  readonly onChange: (ids: readonly string[]) => void;
}

/** The subcategories whose pages link to the tutorial. */
export function LabelsField({ ids, problem, onChange }: LabelsFieldProps) {
  const { knowledge } = useStaffLabels();
  const names = useLabelNames();
  return (
    <div>
      <ChoiceField
        label="Subcategorías"
        name="etiquetas"
        value=""
        empty="Agregar una subcategoría"
        options={[...names].filter(([id]) => !ids.includes(id)).map(([value, name]) => ({ value, name }))}
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
