import { WORD_LIMITS } from '#domain/search/shop-word.ts';
import type { WordForm, WordProblems } from '#domain/staff/forms/word-form.ts';
import { selectProductIndex, useCatalogue } from '#store/catalogue-store.ts';
import { ChoiceField } from '#ui/ChoiceField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useLabelNames, useStaffLabels, useStaffTutorials } from '../shared/documents/use-staff-rows.ts';
import { knownName } from '../shared/forms/known-name.ts';
import { RemoveButton } from '../shared/forms/RemoveButton.tsx';
import { ProductPicker } from '../shared/products/ProductPicker.tsx';
import { useIsCurrent } from '../shared/products/use-products.ts';
import css from './Searches.module.css';

interface AnswerFieldsProps {
  readonly form: WordForm;
  readonly problems: WordProblems;
  readonly set: (change: Partial<WordForm>) => void;
}

type Option = WordForm['opciones'][number];

const GONE: Readonly<Record<Option['de'], string>> = {
  productos: 'Producto que ya no está a la venta',
  etiquetas: 'Subcategoría que ya no existe',
  tutoriales: 'Tutorial que ya no está a la vista',
};

/** A guided answer: its title, and up to six products, subcategories or tutorials with the reason for each. */
export function AnswerFields({ form, problems, set }: AnswerFieldsProps) {
  const { opciones } = form;
  const byId = useCatalogue((state) => selectProductIndex(state).byId);
  const knowsProducts = useIsCurrent();
  const staffLabels = useStaffLabels();
  const labelNames = useLabelNames();
  const staffTutorials = useStaffTutorials();
  const tutorials = staffTutorials.rows.map(({ value }) => value).filter(({ visible }) => visible === 'public');
  const knows = {
    productos: knowsProducts,
    etiquetas: staffLabels.knowledge === 'known',
    tutoriales: staffTutorials.knowledge === 'known',
  };
  const isFull = opciones.length >= WORD_LIMITS.opciones;
  const has = (de: Option['de'], id: string): boolean => opciones.some((one) => one.de === de && one.id === id);
  const add = (de: Option['de'], id: string): void => {
    if (id !== '' && !isFull && !has(de, id)) set({ opciones: [...opciones, { de, id, razon: '' }] });
  };
  const nameOf = ({ de, id }: Option): string =>
    knownName(
      de === 'productos'
        ? byId.get(id)?.nombre
        : de === 'etiquetas'
          ? labelNames.get(id)
          : tutorials.find((tutorial) => tutorial.id === id)?.titulo,
      id,
      knows[de],
      GONE[de],
    );

  return (
    <>
      <TextField
        label="Título de la respuesta"
        name="titulo"
        required
        hint="Sale arriba de los resultados. Por ejemplo: Si la llave gotea."
        value={form.titulo}
        problem={problems.titulo}
        onChange={(titulo) => set({ titulo })}
      />
      {opciones.length > 0 && (
        <ol className={css['options']} aria-label="Opciones de la respuesta">
          {opciones.map((option) => (
            <li key={`${option.de}/${option.id}`} className={css['option']}>
              <TextField
                label={nameOf(option)}
                name={`razon-${option.id}`}
                hint="Por qué sirve, en una frase."
                value={option.razon}
                maxLength={WORD_LIMITS.razon}
                onChange={(razon) =>
                  set({ opciones: opciones.map((one) => (one === option ? { ...one, razon } : one)) })
                }
              />
              <RemoveButton
                what={nameOf(option)}
                onClick={() => set({ opciones: opciones.filter((one) => one !== option) })}
              />
            </li>
          ))}
        </ol>
      )}
      {isFull ? (
        <p className={css['found']}>Ya son seis, que es lo más que lleva una respuesta.</p>
      ) : (
        <>
          <ProductPicker
            label="Agregar un producto"
            without={opciones.filter(({ de }) => de === 'productos').map(({ id }) => id)}
            onPick={({ id }) => add('productos', id)}
          />
          <div className={css['others']}>
            <ChoiceField
              label="O una subcategoría"
              name="etiqueta"
              value=""
              empty="Elegir"
              options={[...labelNames].map(([value, name]) => ({ value, name }))}
              onChange={(id) => add('etiquetas', id)}
            />
            <ChoiceField
              label="O un tutorial"
              name="tutorial"
              value=""
              empty="Elegir"
              options={tutorials.map(({ id, titulo }) => ({ value: id, name: titulo }))}
              onChange={(id) => add('tutoriales', id)}
            />
          </div>
        </>
      )}
      <p className={problems.opciones ? css['warning'] : 'visually-hidden'} aria-live="polite">
        {problems.opciones}
      </p>
    </>
  );
}
