import { useRef } from 'react';
import { proposeSlug } from '#domain/staff/products/check-product.ts';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { FieldWithNews } from '../../shared/forms/FieldWithNews.tsx';
import { FieldRow, FormSection } from '../../shared/forms/FormSection.tsx';
import { textFieldProps } from '../text-field-props.ts';
import type { ProductFieldsProps } from './product-fields-props.ts';

/** Name, codes, address and description. The address of a product that is not public follows its name until somebody types an address. */
export function NamingFields(props: ProductFieldsProps) {
  const { form, problems, change, others, id, proposesSlug } = props;
  const proposed = useRef(form.slug);
  const rest = others.filter((one) => one.id !== id).map(({ product }) => product);
  function rename(nombre: string) {
    const follows = proposesSlug && (form.slug === '' || form.slug === proposed.current);
    const slug = follows ? proposeSlug(nombre, rest) : form.slug;
    if (follows) proposed.current = slug;
    change((before) => ({ ...before, nombre, slug }));
  }
  return (
    <FormSection title="Producto">
      <FieldWithNews of="nombre">
        <TextField
          label="Nombre"
          name="nombre"
          required
          value={form.nombre}
          onChange={rename}
          problem={problems.nombre}
        />
      </FieldWithNews>
      <FieldRow>
        <FieldWithNews of="clave">
          <TextField
            {...textFieldProps(props, 'clave')}
            required
            hint="La del proveedor o la de la tienda; no se repite"
          />
        </FieldWithNews>
        <FieldWithNews of="marca">
          <TextField {...textFieldProps(props, 'marca')} />
        </FieldWithNews>
        <FieldWithNews of="modelo">
          <TextField {...textFieldProps(props, 'modelo')} />
        </FieldWithNews>
      </FieldRow>
      <FieldWithNews of="codigoBarras">
        <TextField
          {...textFieldProps(props, 'codigoBarras')}
          hint="Los números bajo las barras; con ellos se encuentra en la tienda"
        />
      </FieldWithNews>
      <FieldWithNews of="slug">
        <TextField
          {...textFieldProps(props, 'slug')}
          label="Dirección en la tienda"
          hint={
            proposesSlug
              ? 'Se propone sola con el nombre'
              : 'Si la cambias, los enlaces que ya existen siguen llevando aquí'
          }
        />
      </FieldWithNews>
      <FieldWithNews of="descripcion">
        <TextAreaField {...textFieldProps(props, 'descripcion')} />
      </FieldWithNews>
    </FormSection>
  );
}
