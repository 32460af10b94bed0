import { REFERENCES } from '#domain/page-text/page-text.ts';
import { type BlockRow, blockNames, referenceNames } from '#domain/staff/settings/text-form.ts';
import { SelectField } from '#ui/SelectField.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import { TextField } from '#ui/TextField.tsx';

interface BlockInputsProps {
  readonly row: BlockRow;
  readonly problem: string | undefined;
  readonly moreProblem: string | undefined;
  readonly onChange: (change: Partial<BlockRow>) => void;
}

const LETTERS_PER_LINE = 70;
const rowsOf = (text: string): number =>
  Math.min(
    12,
    text.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / LETTERS_PER_LINE), 0),
  );

/** The inputs of one block, by its kind. */
export function BlockInputs({ row: { tipo, texto, mas }, problem, moreProblem, onChange }: BlockInputsProps) {
  const common = {
    label: blockNames[tipo],
    name: 'texto',
    value: texto,
    problem,
    onChange: (value: string) => onChange({ texto: value }),
  };
  switch (tipo) {
    case 'parte':
      return <TextField {...common} />;
    case 'parrafo':
      return <TextAreaField {...common} rows={Math.max(2, rowsOf(texto))} />;
    case 'lista':
      return <TextAreaField {...common} rows={Math.max(3, rowsOf(texto))} hint="Un punto en cada renglón." />;
    case 'pregunta':
      return (
        <>
          <TextField {...common} label="Pregunta" />
          <TextAreaField
            label="Respuesta"
            name="mas"
            rows={Math.max(2, rowsOf(mas))}
            value={mas}
            problem={moreProblem}
            onChange={(value) => onChange({ mas: value })}
          />
        </>
      );
    case 'boton':
      return (
        <>
          <TextField {...common} />
          <TextField
            label="Lleva a"
            name="mas"
            inputMode="url"
            value={mas}
            problem={moreProblem}
            onChange={(value) => onChange({ mas: value })}
          />
        </>
      );
    case 'dato':
      return (
        <SelectField
          label={blockNames[tipo]}
          name="texto"
          value={REFERENCES.find((one) => one === texto) ?? 'telefonos'}
          options={REFERENCES.map((value) => ({ value, name: referenceNames[value] }))}
          onChange={(value) => onChange({ texto: value })}
        />
      );
  }
}
