import { palettes } from '#domain/appearance/palette.ts';
import { typefaces } from '#domain/appearance/typeface.ts';
import type { AppearanceForm } from '#domain/staff/settings/appearance-form.ts';
import { FieldWithNews } from '../shared/forms/FieldWithNews.tsx';
import { FormSection } from '../shared/forms/FormSection.tsx';
import css from './Appearance.module.css';
import type { SubjectFieldsProps } from './subject-kinds.ts';
import { useTypefaces } from './use-typefaces.ts';

/** The colours and the typefaces, each as it looks. All of them can be read, so none has to be refused. */
export function AppearanceFields(props: SubjectFieldsProps<AppearanceForm>) {
  return (
    <>
      <PaletteFields {...props} />
      <TypefaceFields {...props} />
    </>
  );
}

function PaletteFields({ form, set }: SubjectFieldsProps<AppearanceForm>) {
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

function TypefaceFields({ form, set }: SubjectFieldsProps<AppearanceForm>) {
  const areHere = useTypefaces();
  return (
    <FormSection
      title="Letra de la tienda"
      hint="La de los títulos y los textos en las páginas de los clientes. Se guarda en cada equipo, también para cuando no hay conexión."
    >
      <FieldWithNews of="letra">
        <fieldset className={css['typefaces']}>
          <legend className="visually-hidden">Letra</legend>
          {typefaces.map(({ id, name, note }) => (
            <label key={id} className={css['choice']}>
              <input
                type="radio"
                name="letra"
                className={css['radio']}
                checked={form.letra === id}
                onChange={() => set({ letra: id })}
              />
              <span className={css['typeface']} data-letra={areHere ? id : undefined}>
                {name}
                <span className={css['note']}>{note}</span>
              </span>
            </label>
          ))}
        </fieldset>
      </FieldWithNews>
    </FormSection>
  );
}
