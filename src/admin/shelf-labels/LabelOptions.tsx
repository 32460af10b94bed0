import { type FormatName, isFormatName, labelFormats, labelsPerPage } from '#domain/shelf-labels/label-formats.ts';
import { isLabelOrder, labelOrders } from '#domain/shelf-labels/label-list.ts';
import { CheckField } from '#ui/CheckField.tsx';
import { ChoiceField } from '#ui/ChoiceField.tsx';
import { FieldRow, FormSection } from '../shared/forms/FormSection.tsx';
import type { ShelfLabels } from './use-shelf-labels.ts';

const FORMATS = (Object.keys(labelFormats) as FormatName[]).map((value) => ({
  value,
  name: labelFormats[value].name,
}));
const ORDERS = Object.entries(labelOrders).map(([value, name]) => ({ value, name }));

/** The paper, where printing begins on it, and what the labels have. */
export function LabelOptions({ state }: { readonly state: ShelfLabels }) {
  const { settings, setSettings, format, first, setFirst } = state;
  const perPage = labelsPerPage(format);
  return (
    <FormSection title="Cómo se imprime">
      <ChoiceField
        label="Papel"
        name="papel"
        value={settings.format}
        options={FORMATS}
        onChange={(value) => isFormatName(value) && setSettings({ format: value })}
        hint="En el diálogo de impresión: ese mismo papel, escala al 100 % y sin márgenes"
      />
      <FieldRow>
        {perPage > 1 && (
          <ChoiceField
            label="Empezar en la etiqueta"
            name="empezar"
            value={String(first)}
            options={Array.from({ length: perPage }, (_, at) => ({
              value: String(at + 1),
              name: placeText(at, format.columns),
            }))}
            onChange={(value) => setFirst(Number(value))}
            hint="Para usar una hoja ya empezada"
          />
        )}
        <ChoiceField
          label="Orden"
          name="orden"
          value={settings.order}
          options={ORDERS}
          onChange={(value) => isLabelOrder(value) && setSettings({ order: value })}
        />
      </FieldRow>
      <div>
        <CheckField checked={settings.bars} onChange={() => setSettings({ bars: !settings.bars })}>
          Código de barras
        </CheckField>
        <CheckField checked={settings.qr} onChange={() => setSettings({ qr: !settings.qr })}>
          Código QR a la página del producto
        </CheckField>
      </div>
    </FormSection>
  );
}

const placeText = (at: number, columns: number): string =>
  at === 0 ? '1: hoja completa' : `${at + 1}: renglón ${Math.floor(at / columns) + 1}, columna ${(at % columns) + 1}`;
