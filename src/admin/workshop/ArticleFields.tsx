import type { Product } from '#domain/catalogue/product.ts';
import { CheckField } from '#ui/CheckField.tsx';
import { FieldWithNews } from '../shared/forms/FieldWithNews.tsx';
import { FieldRow, FormSection } from '../shared/forms/FormSection.tsx';
import { FormText } from '../shared/forms/FormText.tsx';
import { FormTextArea } from '../shared/forms/FormTextArea.tsx';
import { ProductPicker } from '../shared/products/ProductPicker.tsx';
import type { RepairFormState } from './use-repair-form.ts';

/** What was left, what is said to be wrong with it, what came along, and its warranty. */
export function ArticleFields({ state }: { readonly state: RepairFormState }) {
  const { form, set, news } = state;
  // What a colleague made of the proof is asked also where nobody sees it without a warranty.
  const isProofShown = form.garantia || news.has('compra') || news.has('comprobante');

  function choose({ id, nombre, marca, modelo }: Product) {
    set({ producto: id, articulo: nombre, marca, modelo });
  }

  return (
    <FormSection title="Qué deja">
      <ProductPicker
        label="Buscar en el catálogo"
        hint="Llena artículo, marca y modelo. Si no lo vendemos, escríbelo abajo."
        without={[]}
        onPick={choose}
      />
      <FieldRow>
        {/* Words of one's own are not the product that was chosen. */}
        <FormText
          state={state}
          autoComplete="off"
          name="articulo"
          label="Artículo"
          onType={(articulo) => set({ articulo, producto: '' })}
        />
        <FormText state={state} autoComplete="off" name="serie" label="Número de serie" />
      </FieldRow>
      <FieldRow>
        <FormText state={state} autoComplete="off" name="marca" label="Marca" />
        <FormText state={state} autoComplete="off" name="modelo" label="Modelo" />
      </FieldRow>
      <FormTextArea state={state} name="falla" label="Falla reportada" hint="Con las palabras del cliente." rows={2} />
      <FormText
        state={state}
        autoComplete="off"
        name="accesorios"
        label="Accesorios que deja"
        hint="Estuche, batería, cargador, broca. Vacío si no deja ninguno."
      />
      <FieldWithNews of="garantia">
        <CheckField checked={form.garantia} onChange={() => set({ garantia: !form.garantia })}>
          Está en garantía
        </CheckField>
      </FieldWithNews>
      {isProofShown && (
        <FieldRow>
          <FormText state={state} name="compra" label="Fecha de compra" type="date" />
          <FormText
            state={state}
            autoComplete="off"
            name="comprobante"
            label="Comprobante de compra"
            hint="Número de nota, factura o póliza."
          />
        </FieldRow>
      )}
    </FormSection>
  );
}
