import { useRef } from 'react';
import { productFields, type Relation, relations } from '#domain/catalogue/product-fields.ts';
import { type ProductProblems, proposeSlug } from '#domain/staff/check-product.ts';
import { productCategories } from '#domain/staff/product-categories.ts';
import type { ProductForm } from '#domain/staff/product-form.ts';
import type { ListedProduct } from '#domain/staff/product-list.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { CheckField } from '#ui/CheckField.tsx';
import { ChoiceField } from '#ui/ChoiceField.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { FieldRow, FormSection } from '../shared/FormSection.tsx';
import { ImagesField } from '../shared/pictures/ImagesField.tsx';
import { DocumentRows } from './DocumentRows.tsx';
import { LabelChoice } from './LabelChoice.tsx';
import { ProductPicker } from './ProductPicker.tsx';
import { SpecRows } from './SpecRows.tsx';
import { TextRows } from './TextRows.tsx';
import { textOf } from './text-of.ts';

interface ProductFieldsProps {
  readonly id: string;
  readonly form: ProductForm;
  readonly problems: ProductProblems;
  readonly setField: <Name extends keyof ProductForm>(name: Name, value: ProductForm[Name]) => void;
  readonly change: (change: (form: ProductForm) => ProductForm) => void;
  readonly others: readonly ListedProduct[];
  /** Whether the private part could be read. */
  readonly knowsInternal: boolean;
  /** A public product keeps its address: links lead there. */
  readonly proposesSlug: boolean;
}

/** Every field of a product, in the order in which a person fills them in. */
export function ProductFields(props: ProductFieldsProps) {
  const { form, problems, setField, change } = props;
  return (
    <>
      <Naming {...props} />
      <CatalogueFields {...props} />
      <Price {...props} />
      <FormSection title="Fotos" hint={`Hasta ${productFields.imagenes.max}; la primera es la principal`}>
        <ImagesField
          label="Fotos del producto"
          images={form.imagenes}
          onChange={(arrange) => change((before) => ({ ...before, imagenes: arrange(before.imagenes) }))}
          max={productFields.imagenes.max}
          problem={problems.imagenes}
        />
      </FormSection>
      <FormSection title="Características, ficha y documentos">
        <TextRows
          label="Características"
          itemName="característica"
          rows={form.caracteristicas}
          onChange={(rows) => setField('caracteristicas', rows)}
          max={productFields.caracteristicas.max}
          problem={problems.caracteristicas}
        />
        <SpecRows
          rows={form.ficha}
          onChange={(rows) => setField('ficha', rows)}
          max={productFields.ficha.max}
          problem={problems.ficha}
        />
        <DocumentRows
          rows={form.documentos}
          onChange={(arrange) => change((before) => ({ ...before, documentos: arrange(before.documentos) }))}
          max={productFields.documentos.max}
          problem={problems.documentos}
        />
      </FormSection>
      <Related {...props} />
      <Internal {...props} />
    </>
  );
}

function Naming(props: ProductFieldsProps) {
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
      <TextField
        label="Nombre"
        name="nombre"
        required
        value={form.nombre}
        onChange={rename}
        problem={problems.nombre}
      />
      <FieldRow>
        <TextField {...textOf(props, 'clave')} required hint="La del proveedor o la de la tienda; no se repite" />
        <TextField {...textOf(props, 'marca')} />
        <TextField {...textOf(props, 'modelo')} />
      </FieldRow>
      <TextField
        {...textOf(props, 'codigoBarras')}
        hint="Los números bajo las barras; con ellos se encuentra en la tienda"
      />
      <TextField
        {...textOf(props, 'slug')}
        label="Dirección en la tienda"
        hint={
          proposesSlug
            ? 'Se propone sola con el nombre'
            : 'Si la cambias, los enlaces que ya existen dejan de llevar aquí'
        }
      />
      <TextAreaField {...textOf(props, 'descripcion')} />
    </FormSection>
  );
}

function CatalogueFields({ form, problems, setField }: ProductFieldsProps) {
  const categories = useCatalogue((state) => state.catalogue.categories);
  return (
    <FormSection title="Dónde se encuentra">
      <ChoiceField
        label="Categoría"
        name="unicID"
        required
        value={form.unicID}
        empty="Elige una"
        options={productCategories(categories)}
        onChange={(value) => setField('unicID', value)}
        problem={problems.unicID}
      />
      <LabelChoice
        chosen={form.etiquetas}
        unicID={form.unicID}
        onChange={(value) => setField('etiquetas', value)}
        problem={problems.etiquetas}
      />
      <div>
        <CheckField checked={form.destacado} onChange={() => setField('destacado', !form.destacado)}>
          Destacado en la portada
        </CheckField>
        <CheckField checked={form.demostracion} onChange={() => setField('demostracion', !form.demostracion)}>
          Se puede probar en el centro de experiencia
        </CheckField>
      </div>
    </FormSection>
  );
}

function Price(props: ProductFieldsProps) {
  return (
    <FormSection title="Precio y presentación" hint="Sin precio, la tienda dice “Cotizar”">
      <FieldRow>
        <TextField {...textOf(props, 'precio')} />
        <TextField {...textOf(props, 'precioVigente')} label="Vigente desde" />
        <TextField {...textOf(props, 'unidad')} label="Unidad de venta" hint="pieza, juego, cubeta 19 L" />
      </FieldRow>
      <TextField
        {...textOf(props, 'familia')}
        label="Familia de presentaciones"
        hint="Los productos con la misma familia se muestran juntos, como 4 L y 19 L de la misma pintura"
      />
    </FormSection>
  );
}

function Related({ form, problems, setField, others, id }: ProductFieldsProps) {
  const lists = Object.entries(relations) as [Relation, string][];
  return (
    <FormSection title="Relacionados">
      {lists.map(([name, label]) => (
        <ProductPicker
          key={name}
          label={label}
          chosen={form[name]}
          onChange={(value) => setField(name, value)}
          others={others}
          except={id}
          problem={problems[name]}
        />
      ))}
    </FormSection>
  );
}

function Internal(props: ProductFieldsProps) {
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
