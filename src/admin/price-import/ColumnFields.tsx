import { several } from '#domain/kernel/several.ts';
import type { ImportChoices } from '#domain/price-import/choices.ts';
import { ChoiceField } from '#ui/ChoiceField.tsx';
import { FieldRow, FormSection } from '../shared/forms/FormSection.tsx';
import type { Encoding, PriceFile } from './price-file.ts';
import { TablePreview } from './TablePreview.tsx';

interface ColumnFieldsProps {
  readonly file: PriceFile;
  readonly onDecide: (choices: Partial<ImportChoices>) => void;
  readonly onSheet: (sheet: number, header?: number | 'none') => void;
  readonly onEncoding: (encoding: Encoding) => void;
}

const ENCODINGS: readonly { readonly value: Encoding; readonly name: string }[] = [
  { value: 'utf-8', name: 'UTF-8' },
  { value: 'windows-1252', name: 'Windows (1252)' },
  { value: 'cp850', name: 'DOS (850)' },
  { value: 'macintosh', name: 'Mac' },
  { value: 'utf-16le', name: 'UTF-16' },
  { value: 'utf-16be', name: 'UTF-16 (BE)' },
];

/** Sheet, titles, encoding and columns of a file, as proposed or chosen. */
export function ColumnFields({ file: { opened, view, proposal }, onDecide, onSheet, onEncoding }: ColumnFieldsProps) {
  const { choices } = proposal;
  const columns = view.columns.map(({ index, title, letter, samples }) => ({
    value: String(index),
    name: `${title || `Columna ${letter}`}${samples[0] === undefined ? '' : ` (${samples.slice(0, 2).join(', ').slice(0, 40)})`}`,
  }));
  const column = (which: 'clave' | 'precio' | 'nombre') => (value: string) => onDecide({ [which]: Number(value) });
  const valueOf = (index: number | null): string => (index === null ? '' : String(index));

  return (
    <FormSection
      title="Qué hay en cada columna"
      hint="Lo propusimos comparando con lo que cobra hoy la tienda. Corrígelo si hace falta."
    >
      <FieldRow>
        {opened.sheets.length > 1 && (
          <ChoiceField
            label="Hoja"
            name="hoja"
            value={String(view.sheet)}
            options={opened.sheets.map(({ name, rows, isHidden }, at) => ({
              value: String(at),
              name: `${name} (${several(rows, 'fila', 'filas')}${isHidden ? ', oculta' : ''})`,
            }))}
            onChange={(value) => onSheet(Number(value))}
          />
        )}
        <ChoiceField
          label="Títulos de las columnas"
          name="titulos"
          value={
            view.headerRow === null
              ? 'none'
              : String(view.topRows.find(({ row }) => row === view.headerRow)?.position ?? `fila ${view.headerRow}`)
          }
          options={[
            { value: 'none', name: 'Sin títulos' },
            ...view.topRows.map(({ position, row, text }) => ({
              value: String(position),
              name: `Fila ${row}: ${text.slice(0, 48)}`,
            })),
          ]}
          onChange={(value) => onSheet(view.sheet, value === 'none' ? 'none' : Number(value))}
        />
        {opened.text && (
          <ChoiceField
            label="Acentos (codificación)"
            name="codificacion"
            value={opened.text.encoding}
            options={ENCODINGS}
            hint={`Así se lee: “${opened.text.sample}”`}
            onChange={(value) => {
              const chosen = ENCODINGS.find((one) => one.value === value);
              if (chosen) onEncoding(chosen.value);
            }}
          />
        )}
      </FieldRow>
      <FieldRow>
        <ChoiceField
          label="Clave"
          name="clave"
          value={valueOf(choices.clave)}
          options={columns}
          empty="Elige la columna"
          onChange={column('clave')}
        />
        <ChoiceField
          label="Precio"
          name="precio"
          value={valueOf(choices.precio)}
          options={columns}
          empty="Elige la columna"
          onChange={column('precio')}
        />
        <ChoiceField
          label="Producto (solo para reconocerlo)"
          name="producto"
          value={valueOf(choices.nombre)}
          options={columns}
          empty="Ninguna"
          onChange={column('nombre')}
        />
      </FieldRow>
      <TablePreview view={view} choices={choices} />
    </FormSection>
  );
}
