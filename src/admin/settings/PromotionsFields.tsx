import { MOST_PRICES, type PriceRow, type PromotionsForm } from '#domain/staff/settings/promotions-form.ts';
import { useShopDay } from '#product-page/use-shop-day.ts';
import { Button } from '#ui/Button.tsx';
import { ChoiceField } from '#ui/ChoiceField.tsx';
import { FieldWithNews } from '../shared/forms/FieldWithNews.tsx';
import { FieldRow, FormSection } from '../shared/forms/FormSection.tsx';
import { FormText } from '../shared/forms/FormText.tsx';
import { ProductPicker } from '../shared/products/ProductPicker.tsx';
import { PromotionalPriceRow } from './PromotionalPriceRow.tsx';
import css from './SettingsFields.module.css';
import type { SubjectFieldsProps } from './subject-fields-props.ts';
import { useAddressOptions } from './use-known-shop.ts';

/** The banner of the home page and the promotional prices, each from one day to another. */
export function PromotionsFields(props: SubjectFieldsProps<PromotionsForm>) {
  return (
    <>
      <BannerFields {...props} />
      <PriceFields {...props} />
    </>
  );
}

function BannerFields(props: SubjectFieldsProps<PromotionsForm>) {
  const { form, set, problems } = props;
  const addresses = useAddressOptions(form.avisoEnlace);
  return (
    <FormSection
      title="Aviso de la portada"
      hint="Una línea arriba de la portada. Empieza y termina sola, por el calendario de la tienda. Vacío: ninguna."
    >
      <FormText
        state={props}
        name="aviso"
        label="Qué dice"
        hint="Por ejemplo: Buen Fin, 15 % en taladros seleccionados."
      />
      <FieldWithNews of="avisoEnlace">
        <ChoiceField
          label="A dónde lleva"
          name="avisoEnlace"
          value={form.avisoEnlace}
          empty="A ninguna parte"
          options={addresses}
          problem={problems['avisoEnlace']}
          onChange={(avisoEnlace) => set({ avisoEnlace })}
        />
      </FieldWithNews>
      <FieldRow>
        <FormText state={props} name="avisoDesde" label="Desde" type="date" />
        <FormText state={props} name="avisoHasta" label="Hasta" type="date" hint="Ese día todavía se muestra." />
      </FieldRow>
    </FormSection>
  );
}

function PriceFields({ form, set, problems }: SubjectFieldsProps<PromotionsForm>) {
  const today = useShopDay();
  const { precios } = form;
  const isPast = ({ hasta }: PriceRow): boolean => hasta !== '' && hasta < today;
  // Of one that has ended the next one takes no days.
  const last = precios.findLast((row) => !isPast(row));
  return (
    <FormSection
      title="Precios de promoción"
      hint="El precio de antes es el del producto, y nunca otro. Al terminar la promoción, el producto vuelve a su precio solo. Una que está en curso se termina, no se borra: así se encuentra al imprimir las etiquetas de lo que cambió de precio."
    >
      <FieldWithNews of="precios">
        <ul aria-label="Precios de promoción" className={css['prices']}>
          {precios.map((row, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a product may be there twice; an input keeps its place while it is typed in.
            <PromotionalPriceRow
              key={at}
              row={row}
              at={at}
              today={today}
              problems={problems}
              onChange={(change) =>
                set({ precios: precios.map((one, place) => (place === at ? { ...one, ...change } : one)) })
              }
              onRemove={() => set({ precios: precios.filter((_, place) => place !== at) })}
            />
          ))}
        </ul>
        {problems['precios'] && <p className={css['problem']}>{problems['precios']}</p>}
        {precios.length < MOST_PRICES && (
          <ProductPicker
            label="Agregar producto"
            without={[]}
            onPick={({ id }) =>
              set({
                precios: [...precios, { id, precio: '', desde: last?.desde ?? today, hasta: last?.hasta ?? '' }],
              })
            }
          />
        )}
        {precios.some(isPast) && (
          <div className={css['buttons']}>
            <Button look="outline" onClick={() => set({ precios: precios.filter((row) => !isPast(row)) })}>
              Quitar los que ya terminaron
            </Button>
          </div>
        )}
      </FieldWithNews>
    </FormSection>
  );
}
