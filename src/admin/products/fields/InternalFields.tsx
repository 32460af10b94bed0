import { TextAreaField } from '#ui/TextAreaField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { FieldWithNews } from '../../shared/forms/FieldWithNews.tsx';
import { FieldRow, FormSection } from '../../shared/forms/FormSection.tsx';
import { textFieldProps } from '../text-field-props.ts';
import type { ProductFieldsProps } from './product-fields-props.ts';

/** The fields that only staff see. Without a network they cannot be read, and a save then leaves them unchanged. */
export function InternalFields(props: ProductFieldsProps) {
  const { knowsInternal } = props;
  return (
    <FormSection title="Datos internos" hint="Solo los ve el personal">
      {!knowsInternal && (
        <output>Los datos internos se leen con conexión. Mientras tanto no se tocan; lo demás se puede guardar.</output>
      )}
      <FieldRow>
        <FieldWithNews of="costo">
          <TextField {...textFieldProps(props, 'costo')} disabled={!knowsInternal} />
        </FieldWithNews>
        <FieldWithNews of="precioOculto">
          <TextField
            {...textFieldProps(props, 'precioOculto')}
            disabled={!knowsInternal}
            hint="Para cotizar, sin publicarlo"
          />
        </FieldWithNews>
        <FieldWithNews of="proveedor">
          <TextField {...textFieldProps(props, 'proveedor')} disabled={!knowsInternal} />
        </FieldWithNews>
      </FieldRow>
      <FieldWithNews of="notas">
        <TextAreaField {...textFieldProps(props, 'notas')} label="Notas" disabled={!knowsInternal} rows={3} />
      </FieldWithNews>
    </FormSection>
  );
}
