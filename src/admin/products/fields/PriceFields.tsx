import { isStock, stockStates } from '#domain/catalogue/stock.ts';
import { ChoiceField } from '#ui/ChoiceField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { FieldWithNews } from '../../shared/forms/FieldWithNews.tsx';
import { FieldRow, FormSection } from '../../shared/forms/FormSection.tsx';
import { textFieldProps } from '../text-field-props.ts';
import type { ProductFieldsProps } from './product-fields-props.ts';

const STATES = Object.entries(stockStates).map(([value, name]) => ({ value, name }));

export function PriceFields(props: ProductFieldsProps) {
  return (
    <FormSection title="Precio y presentación" hint="Sin precio, la tienda dice “Cotizar”">
      <FieldRow>
        <FieldWithNews of="precio">
          <TextField {...textFieldProps(props, 'precio')} />
        </FieldWithNews>
        <FieldWithNews of="precioVigente">
          <TextField
            {...textFieldProps(props, 'precioVigente')}
            label="Vigente desde"
            hint="Con otro precio, queda el día de hoy"
          />
        </FieldWithNews>
        <FieldWithNews of="unidad">
          <TextField {...textFieldProps(props, 'unidad')} label="Unidad de venta" hint="pieza, juego, cubeta 19 L" />
        </FieldWithNews>
      </FieldRow>
      <FieldWithNews of="existencia">
        <ChoiceField
          label="Existencia"
          name="existencia"
          value={props.form.existencia}
          empty="Sin decir"
          options={STATES}
          onChange={(value) => props.setField('existencia', isStock(value) ? value : '')}
          problem={props.problems.existencia}
          hint="La ven los clientes y los buscadores. Sin decir, la tienda no promete nada"
        />
      </FieldWithNews>
      <FieldWithNews of="familia">
        <TextField
          {...textFieldProps(props, 'familia')}
          label="Familia de presentaciones"
          hint="Los productos con la misma familia se muestran juntos, como 4 L y 19 L de la misma pintura"
        />
      </FieldWithNews>
    </FormSection>
  );
}
