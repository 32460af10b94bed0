import { useRef } from 'react';
import { MOST, type ProductProblems, proposeSlug } from '#domain/staff/check-product.ts';
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
      <Shelf {...props} />
      <Price {...props} />
      <FormSection title="Fotos" hint={`Hasta ${MOST.imagenes}; la primera es la principal`}>
        <ImagesField
          label="Fotos del producto"
          images={form.imagenes}
          onChange={(arrange) => change((before) => ({ ...before, imagenes: arrange(before.imagenes) }))}
          max={MOST.imagenes}
          problem={problems.imagenes}
        />
      </FormSection>
      <FormSection title="Características, ficha y documentos">
        <TextRows
          label="Características"
          itemName="característica"
          rows={form.caracteristicas}
          onChange={(rows) => setField('caracteristicas', rows)}
          max={MOST.caracteristicas}
          problem={problems.caracteristicas}
        />
        <SpecRows
          rows={form.ficha}
          onChange={(rows) => setField('ficha', rows)}
          max={MOST.ficha}
          problem={problems.ficha}
        />
        <DocumentRows
          rows={form.documentos}
          onChange={(arrange) => change((before) => ({ ...before, documentos: arrange(before.documentos) }))}
          max={MOST.documentos}
          problem={problems.documentos}
        />
      </FormSection>
      <Related {...props} />
      <Internal {...props} />
    </>
  );
}

function Naming({ form, problems, change, setField, others, id, proposesSlug }: ProductFieldsProps) {
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
        <TextField
          label="Clave"
          name="clave"
          required
          value={form.clave}
          onChange={(value) => setField('clave', value)}
          problem={problems.clave}
          hint="La del proveedor o la de la tienda; no se repite"
        />
        <TextField
          label="Marca"
          name="marca"
          value={form.marca}
          onChange={(value) => setField('marca', value)}
          problem={problems.marca}
        />
        <TextField
          label="Modelo"
          name="modelo"
          value={form.modelo}
          onChange={(value) => setField('modelo', value)}
          problem={problems.modelo}
        />
      </FieldRow>
      <TextField
        label="Dirección en la tienda"
        name="slug"
        value={form.slug}
        onChange={(value) => setField('slug', value)}
        problem={problems.slug}
        hint={
          proposesSlug
            ? 'Se propone sola con el nombre'
            : 'Si la cambias, los enlaces que ya existen dejan de llevar aquí'
        }
      />
      <TextAreaField
        label="Descripción"
        name="descripcion"
        value={form.descripcion}
        onChange={(value) => setField('descripcion', value)}
        problem={problems.descripcion}
      />
    </FormSection>
  );
}

function Shelf({ form, problems, setField }: ProductFieldsProps) {
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

function Price({ form, problems, setField }: ProductFieldsProps) {
  return (
    <FormSection title="Precio y presentación" hint="Sin precio, la tienda dice “Cotizar”">
      <FieldRow>
        <TextField
          label="Precio con IVA"
          name="precio"
          prefix="$"
          inputMode="decimal"
          value={form.precio}
          onChange={(value) => setField('precio', value)}
          problem={problems.precio}
        />
        <TextField
          label="Vigente desde"
          name="precioVigente"
          type="date"
          value={form.precioVigente}
          onChange={(value) => setField('precioVigente', value)}
          problem={problems.precioVigente}
        />
        <TextField
          label="Unidad de venta"
          name="unidad"
          value={form.unidad}
          onChange={(value) => setField('unidad', value)}
          problem={problems.unidad}
          hint="pieza, juego, cubeta 19 L"
        />
      </FieldRow>
      <TextField
        label="Familia de presentaciones"
        name="familia"
        value={form.familia}
        onChange={(value) => setField('familia', value)}
        problem={problems.familia}
        hint="Los productos con la misma familia se muestran juntos, como 4 L y 19 L de la misma pintura"
      />
    </FormSection>
  );
}

function Related({ form, problems, setField, others, id }: ProductFieldsProps) {
  const lists = [
    ['accesorios', 'Accesorios'],
    ['refacciones', 'Refacciones'],
    ['alternativas', 'Alternativas'],
  ] as const;
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

function Internal({ form, problems, setField, knowsInternal }: ProductFieldsProps) {
  return (
    <FormSection title="Datos internos" hint="Solo los ve el personal">
      {!knowsInternal && (
        <output>Los datos internos se leen con conexión. Mientras tanto no se tocan; lo demás se puede guardar.</output>
      )}
      <FieldRow>
        <TextField
          label="Costo"
          name="costo"
          prefix="$"
          inputMode="decimal"
          disabled={!knowsInternal}
          value={form.costo}
          onChange={(value) => setField('costo', value)}
          problem={problems.costo}
        />
        <TextField
          label="Precio oculto"
          name="precioOculto"
          prefix="$"
          inputMode="decimal"
          disabled={!knowsInternal}
          value={form.precioOculto}
          onChange={(value) => setField('precioOculto', value)}
          problem={problems.precioOculto}
          hint="Para cotizar, sin publicarlo"
        />
        <TextField
          label="Proveedor"
          name="proveedor"
          disabled={!knowsInternal}
          value={form.proveedor}
          onChange={(value) => setField('proveedor', value)}
          problem={problems.proveedor}
        />
      </FieldRow>
      <TextAreaField
        label="Notas"
        name="notas"
        disabled={!knowsInternal}
        value={form.notas}
        onChange={(value) => setField('notas', value)}
        problem={problems.notas}
        rows={3}
      />
    </FormSection>
  );
}
