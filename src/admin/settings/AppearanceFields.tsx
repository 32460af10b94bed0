import { palettes } from '#domain/appearance/palette.ts';
import type { AppearanceForm } from '#domain/staff/settings/appearance-form.ts';
import { FieldWithNews } from '../shared/FieldWithNews.tsx';
import { FormSection } from '../shared/FormSection.tsx';
import css from './Appearance.module.css';
import type { SubjectFieldsProps } from './subject-kinds.ts';

/** The palettes, each as its button looks. All of them can be read, so none has to be refused. */
export function AppearanceFields({ form, set }: SubjectFieldsProps<AppearanceForm>) {
  return (
    <FormSection
      title="Color de la tienda"
      hint="El color de los botones, los precios y las marcas en las páginas de los clientes. Todos se leen bien sobre los fondos del sitio."
    >
      <FieldWithNews of="tono">
        <fieldset className={css['palettes']}>
          <legend className="visually-hidden">Color</legend>
          {palettes.map(({ id, name }) => (
            <label key={id} className={css['choice']} data-tono={id}>
              <input
                type="radio"
                name="tono"
                className={css['radio']}
                checked={form.tono === id}
                onChange={() => set({ tono: id })}
              />
              <span className={css['swatch']} aria-hidden="true">
                Aa
              </span>
              {name}
            </label>
          ))}
        </fieldset>
      </FieldWithNews>
    </FormSection>
  );
}
