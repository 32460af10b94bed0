import { useId } from 'react';
import type { ImportChoices } from '#domain/price-import/choices.ts';
import { Button } from '#ui/Button.tsx';
import { ChoiceField } from '#ui/ChoiceField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { FieldRow, FormSection } from '../shared/FormSection.tsx';
import { ColumnQuestions } from './ColumnQuestions.tsx';
import css from './ColumnsStep.module.css';
import { TablePreview } from './TablePreview.tsx';
import { several } from './upload-labels.ts';
import type { Encoding, PriceFile } from './use-price-file.ts';

interface ColumnsStepProps {
  readonly file: PriceFile;
  readonly supplier: string;
  readonly suppliers: readonly string[];
  readonly isComparing: boolean;
  readonly onDecide: (choices: Partial<ImportChoices>) => void;
  readonly onSheet: (sheet: number, header?: number | 'none') => void;
  readonly onEncoding: (encoding: Encoding) => void;
  readonly onSupplier: (name: string) => void;
  readonly onCompare: () => void;
}

const ENCODINGS: readonly { readonly value: Encoding; readonly name: string }[] = [
  { value: 'utf-8', name: 'UTF-8' },
  { value: 'windows-1252', name: 'Windows (1252)' },
  { value: 'cp850', name: 'DOS (850)' },
  { value: 'macintosh', name: 'Mac' },
  { value: 'utf-16le', name: 'UTF-16' },
  { value: 'utf-16be', name: 'UTF-16 (BE)' },
];

export function ColumnsStep(props: ColumnsStepProps) {
  const { file, supplier, suppliers, isComparing, onDecide, onSheet, onEncoding, onSupplier, onCompare } = props;
  const { opened, view, proposal } = file;
  const { choices } = proposal;
  const listId = useId();
  const columns = view.columns.map(({ index, title, letter, samples }) => ({
    value: String(index),
    name: `${title || `Columna ${letter}`}${samples[0] === undefined ? '' : ` (${samples.slice(0, 2).join(', ').slice(0, 40)})`}`,
  }));
  const column = (which: 'clave' | 'precio' | 'nombre') => (value: string) => onDecide({ [which]: Number(value) });
  const valueOf = (index: number | null): string => (index === null ? '' : String(index));

  return (
    <>
      <p className={css['file']}>
        <strong>{file.name}</strong> · {several(view.rows, 'fila', 'filas')}
        {opened.sheets.length > 1 && ` · ${several(opened.sheets.length, 'hoja', 'hojas')} con datos`}
      </p>
      <FormSection
        title="Qué hay en cada columna"
        hint="Lo propusimos por los títulos y por las claves de la tienda. Corrígelo si hace falta."
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
      <ColumnQuestions file={file} onDecide={onDecide} />
      <FormSection title="Proveedor" hint="Si lo escribes, la próxima lista con estos títulos se leerá igual.">
        <TextField
          label="Nombre del proveedor"
          name="proveedor"
          value={supplier}
          onChange={onSupplier}
          autoComplete="off"
          {...(suppliers.length > 0 && { hint: `Ya conocidos: ${suppliers.slice(0, 6).join(', ')}` })}
        />
      </FormSection>
      <div className={css['bar']} id={listId}>
        <output className={css['open']}>{proposal.isReady ? '' : openWords(file)}</output>
        <Button disabled={!proposal.isReady || isComparing} onClick={onCompare}>
          {isComparing ? 'Comparando…' : 'Comparar precios'}
        </Button>
      </div>
    </>
  );
}

function openWords({ proposal: { choices, questions } }: PriceFile): string {
  if (questions.refusedCost !== '')
    return `“${questions.refusedCost}” es un costo, y los costos no se publican. Elige la columna del precio al público.`;
  if (choices.clave === null) return 'Falta elegir la columna de la clave.';
  if (choices.precio === null) return 'Falta elegir la columna del precio.';
  if (choices.clave === choices.precio) return 'La clave y el precio no pueden ser la misma columna.';
  return 'Falta contestar las preguntas marcadas en amarillo.';
}
