import { several } from '#domain/kernel/several.ts';
import type { ImportChoices } from '#domain/price-import/choices.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/TextField.tsx';
import { FormSection } from '../shared/forms/FormSection.tsx';
import { ColumnFields } from './ColumnFields.tsx';
import { ColumnQuestions } from './ColumnQuestions.tsx';
import css from './ColumnsStep.module.css';
import { FactorField } from './FactorField.tsx';
import type { Encoding, PriceFile } from './price-file.ts';

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

export function ColumnsStep(props: ColumnsStepProps) {
  const { file, supplier, suppliers, isComparing, onDecide, onSheet, onEncoding, onSupplier, onCompare } = props;
  const { opened, view, proposal } = file;
  return (
    <>
      <p className={css['file']}>
        <strong>{file.name}</strong>&nbsp;· {several(view.rows, 'fila', 'filas')}
        {opened.sheets.length > 1 && `\u00a0· ${several(opened.sheets.length, 'hoja', 'hojas')} con datos`}
      </p>
      <ColumnQuestions file={file} onDecide={onDecide} onSheet={(sheet) => onSheet(sheet)} />
      <ColumnFields file={file} onDecide={onDecide} onSheet={onSheet} onEncoding={onEncoding} />
      <FormSection title="Proveedor" hint="Si lo escribes, la próxima lista con estos títulos se leerá igual.">
        <TextField
          label="Nombre del proveedor"
          name="proveedor"
          value={supplier}
          onChange={onSupplier}
          autoComplete="off"
          {...(suppliers.length > 0 && { hint: `Ya conocidos: ${suppliers.slice(0, 6).join(', ')}` })}
        />
        <FactorField factor={proposal.choices.factor} onChange={(factor) => onDecide({ factor })} />
      </FormSection>
      <div className={css['bar']}>
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
  if (choices.precio === null && questions.unreadPrice !== '')
    return `“${questions.unreadPrice}” trae fórmulas sin resultado: abre la lista en Excel, guárdala y súbela otra vez.`;
  if (choices.precio === null) return 'Falta elegir la columna del precio.';
  if (choices.clave === choices.precio) return 'La clave y el precio no pueden ser la misma columna.';
  return 'Falta contestar las preguntas marcadas en amarillo.';
}
