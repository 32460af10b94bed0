import { untouchedField } from '#domain/calculators/calculator-address.ts';
import type { Sentences } from '#domain/calculators/measures.ts';
import type { NumberField } from '#domain/calculators/typed-number.ts';
import { TextField } from '#ui/TextField.tsx';

interface MeasureInputProps {
  readonly field: NumberField;
  /** Its name among the sentences, where that is not the field's own. */
  readonly sentence?: string;
  readonly label?: string;
  readonly value: string;
  /** What it said before anybody typed, where that depends on the chosen product. */
  readonly untouched?: string | undefined;
  readonly hint?: string | undefined;
  readonly problems: Sentences;
  readonly notes: Sentences;
  readonly onChange: (text: string) => void;
}

/** A number as it is typed, with the sentence about it. */
export function MeasureInput({
  field,
  sentence,
  label,
  value,
  untouched,
  hint,
  problems,
  notes,
  onChange,
}: MeasureInputProps) {
  const key = sentence ?? field.name;
  return (
    <div>
      <TextField
        label={label ?? field.label}
        name={field.name}
        value={value}
        inputMode={field.whole ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={20}
        problem={problems[key]}
        hint={notes[key] ?? hint}
        onChange={onChange}
      />
      {untouched !== undefined && <input type="hidden" name={untouchedField(field.name)} value={untouched} />}
    </div>
  );
}
