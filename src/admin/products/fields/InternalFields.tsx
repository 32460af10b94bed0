import { TextAreaField } from '#ui/TextAreaField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { FieldRow, FormSection } from '../../shared/FormSection.tsx';
import { textOf } from '../text-of.ts';
import type { ProductFieldsProps } from './product-fields-props.ts';

/** What only staff see. Without a network it cannot be read, and is then left as it is. */
export function InternalFields(props: ProductFieldsProps) {
  const { knowsInternal } = props;
  return (
    <FormSection title="Datos internos" hint="Solo los ve el personal">
      {!knowsInternal && (
        <output>Los datos internos se leen con conexión. Mientras tanto no se tocan; lo demás se puede guardar.</output>
      )}
      <FieldRow>
        <TextField {...textOf(props, 'costo')} disabled={!knowsInternal} />
        <TextField {...textOf(props, 'precioOculto')} disabled={!knowsInternal} hint="Para cotizar, sin publicarlo" />
        <TextField {...textOf(props, 'proveedor')} disabled={!knowsInternal} />
      </FieldRow>
      <TextAreaField {...textOf(props, 'notas')} label="Notas" disabled={!knowsInternal} rows={3} />
    </FormSection>
  );
}
