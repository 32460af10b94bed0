import { publicCategories } from '#domain/catalogue/menus.ts';
import { BANDS, MOST_FEATURED, MOST_TILES } from '#domain/home/home-page.ts';
import { bandName, type HomeForm } from '#domain/staff/settings/home-form.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { Button } from '#ui/Button.tsx';
import { ChoiceField } from '#ui/ChoiceField.tsx';
import { PlusIcon } from '#ui/icons/PlusIcon.tsx';
import { FieldWithNews } from '../shared/forms/FieldWithNews.tsx';
import { FieldRow, FormSection } from '../shared/forms/FormSection.tsx';
import { FormText } from '../shared/forms/FormText.tsx';
import { FormTextArea } from '../shared/forms/FormTextArea.tsx';
import { PickedList } from '../shared/lists/PickedList.tsx';
import { ProductPicker } from '../shared/products/ProductPicker.tsx';
import css from './SettingsFields.module.css';
import type { SubjectFieldsProps } from './subject-fields-props.ts';
import { useAddressOptions, useKnownShop } from './use-known-shop.ts';

/** The home page: its head, its tiles, its products and the order of its bands. */
export function HomeFields(props: SubjectFieldsProps<HomeForm>) {
  return (
    <>
      <HeadFields {...props} />
      <TileFields {...props} />
      <FeaturedFields {...props} />
      <BandFields {...props} />
    </>
  );
}

function HeadFields(props: SubjectFieldsProps<HomeForm>) {
  const { form, set, problems } = props;
  const names = useProductNames();
  const addresses = useAddressOptions(form.enlace);
  return (
    <FormSection title="Encabezado">
      <FieldRow>
        <FormText state={props} name="titulo" label="Título" required />
        <FormText
          state={props}
          name="resalte"
          label="Final en color"
          hint="Sigue al título, en el color de la tienda."
        />
      </FieldRow>
      <FormTextArea
        state={props}
        name="texto"
        label="Texto"
        rows={3}
        hint="Vacío: la frase de siempre, con la marca y la ciudad."
      />
      <FieldRow>
        <FormText state={props} name="boton" label="Botón" required />
        <FieldWithNews of="enlace">
          <ChoiceField
            label="A dónde lleva el botón"
            name="enlace"
            required
            value={form.enlace}
            options={addresses}
            problem={problems['enlace']}
            onChange={(enlace) => set({ enlace })}
          />
        </FieldWithNews>
      </FieldRow>
      <FieldWithNews of="foto">
        <ProductPicker
          label="Foto del encabezado"
          hint="La de un producto. Sin elegir: el primer destacado que se puede probar en la tienda."
          without={[form.foto]}
          onPick={({ id }) => set({ foto: id })}
        />
        <PickedList
          label="Producto de la foto"
          items={form.foto ? [{ id: form.foto, name: names(form.foto) }] : []}
          problem={undefined}
          onChange={([foto = '']) => set({ foto })}
        />
      </FieldWithNews>
    </FormSection>
  );
}

function TileFields({ form, set, problems }: SubjectFieldsProps<HomeForm>) {
  const categories = publicCategories(useCatalogue((state) => state.catalogue.categories));
  const knows = useCatalogue((state) => state.menus === 'known');
  const others = categories.filter(({ unicID }) => !form.mosaicos.includes(unicID));
  return (
    <FormSection
      title="Categorías"
      hint={`Hasta ${MOST_TILES}, en el orden de la lista: se arrastran, o se mueven con las flechas del teclado. Sin elegir: las primeras del menú.`}
    >
      <FieldWithNews of="mosaicos">
        {form.mosaicos.length < MOST_TILES && others.length > 0 && (
          <ChoiceField
            label="Agregar categoría"
            name="mosaicos"
            value=""
            empty="Elige una categoría"
            options={others.map(({ unicID, name }) => ({ value: unicID, name }))}
            onChange={(unicID) => unicID && set(({ mosaicos }) => ({ mosaicos: [...mosaicos, unicID] }))}
          />
        )}
        <PickedList
          label="Categorías de la portada"
          items={form.mosaicos.map((id) => ({
            id,
            name:
              categories.find(({ unicID }) => unicID === id)?.name ??
              (knows ? `Categoría ${id} (ya no se muestra: la portada la salta)` : `Categoría ${id}`),
          }))}
          problem={problems['mosaicos']}
          onChange={(mosaicos) => set({ mosaicos })}
        />
      </FieldWithNews>
    </FormSection>
  );
}

function FeaturedFields({ form, set, problems }: SubjectFieldsProps<HomeForm>) {
  const names = useProductNames();
  return (
    <FormSection
      title="Destacados"
      hint={`Hasta ${MOST_FEATURED} productos, en el orden de la lista. Sin elegir: los que están marcados como destacados.`}
    >
      <FieldWithNews of="vitrina">
        {form.vitrina.length < MOST_FEATURED && (
          <ProductPicker
            label="Agregar producto"
            without={form.vitrina}
            onPick={({ id }) => set(({ vitrina }) => ({ vitrina: [...vitrina, id] }))}
          />
        )}
        <PickedList
          label="Productos de la portada"
          items={form.vitrina.map((id) => ({ id, name: names(id) }))}
          problem={problems['vitrina']}
          onChange={(vitrina) => set({ vitrina })}
        />
      </FieldWithNews>
    </FormSection>
  );
}

function BandFields({ form, set }: SubjectFieldsProps<HomeForm>) {
  const hidden = BANDS.filter((band) => !form.bandas.includes(band));
  return (
    <FormSection title="Secciones" hint="Las que se muestran debajo del encabezado, en su orden.">
      <FieldWithNews of="bandas">
        <PickedList
          label="Secciones de la portada"
          items={form.bandas.map((id) => ({ id, name: bandName(id) }))}
          problem={undefined}
          onChange={(bandas) => set({ bandas })}
        />
        <div className={css['buttons']}>
          {hidden.map((band) => (
            <Button key={band} look="outline" onClick={() => set(({ bandas }) => ({ bandas: [...bandas, band] }))}>
              <PlusIcon size={18} /> Mostrar «{bandName(band)}»
            </Button>
          ))}
        </div>
      </FieldWithNews>
    </FormSection>
  );
}

/** The name of a product by its id; one that is gone says so. */
function useProductNames(): (id: string) => string {
  const { products } = useKnownShop();
  return (id) =>
    products?.get(id)?.nombre ?? (products ? 'Producto que ya no está a la venta: la portada lo salta' : 'Producto');
}
