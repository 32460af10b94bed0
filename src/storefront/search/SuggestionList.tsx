import { useEffect } from 'react';
import { priceTerm } from '#domain/catalogue/price-stamp.ts';
import { formatCentavos } from '#domain/kernel/money.ts';
import { keepMeasures } from '#domain/kernel/written-forms.ts';
import { firstImage, imageSources } from '#pictures/image-address.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Picture } from '#ui/Picture.tsx';
import { usePriceSeal } from '../page/use-price-seal.ts';
import css from './SuggestionList.module.css';
import { shownQuery } from './shown-query.ts';
import type { Suggestion } from './suggest.ts';

interface SuggestionListProps {
  /** The id of the list; an option's id is this, a hyphen and its index. */
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  readonly active: number;
  /** The address of the results page. */
  readonly all: string;
  readonly query: string;
  /** What is said above the suggestions; the field's status announces it. */
  readonly sentence: string | undefined;
  readonly onFollowed: () => void;
}

const GROUPS = ['Te sirve', 'Productos', 'Categorías', 'Páginas'] as const;

export function SuggestionList({ id, suggestions, active, all, query, sentence, onFollowed }: SuggestionListProps) {
  const seal = usePriceSeal();
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const titleOf = (group: Suggestion['group']): string =>
    group === 'Productos' && seal ? `${group}. ${seal.text}` : group;

  return (
    // A press must not take the focus from the field, or the list would close before the click.
    <div className={css['popup']} onPointerDown={(event) => event.preventDefault()}>
      {sentence && (
        <p className={css['sentence']} aria-hidden="true">
          {keepMeasures(sentence)}
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element is a list box that a field controls. */}
      <div id={id} role="listbox" aria-label="Sugerencias">
        {GROUPS.map((group) => {
          const lines = suggestions.map((one, at) => ({ one, at })).filter(({ one }) => one.group === group);
          return (
            lines.length > 0 && (
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is no part of a list box.
              <div key={group} role="group" aria-label={titleOf(group)} className={css['group']}>
                <p className={css['title']} aria-hidden="true">
                  {group}
                  {group === 'Productos' && seal && (
                    <span className={css['seal']} data-old={seal.isOld || undefined}>
                      {seal.text}
                    </span>
                  )}
                </p>
                {lines.map(({ one, at }) => (
                  <AppLink
                    key={`${one.key} ${at}`}
                    id={`${id}-${at}`}
                    href={one.href}
                    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `option` element is not a link.
                    role="option"
                    aria-selected={at === active}
                    tabIndex={-1}
                    className={css['option']}
                    onClick={onFollowed}
                  >
                    <SuggestionLine suggestion={one} />
                  </AppLink>
                ))}
              </div>
            )
          );
        })}
      </div>
      <AppLink href={all} className={css['all']} tabIndex={-1} onClick={onFollowed}>
        Ver todo lo de “{shownQuery(query)}”
      </AppLink>
    </div>
  );
}

function SuggestionLine({ suggestion }: { readonly suggestion: Suggestion }) {
  if (suggestion.group !== 'Productos') {
    return (
      <span className={css['name']}>
        {suggestion.name}
        {suggestion.within && <small className={css['note']}>{suggestion.within}</small>}
      </span>
    );
  }
  const { nombre, clave, precio } = suggestion.product;
  const image = firstImage(suggestion.product);
  return (
    <>
      <Picture
        className={css['picture']}
        src={undefined}
        {...(image && imageSources(image.imagen, '3rem', image.ancho))}
        alt=""
        width={image?.ancho ?? 48}
        height={image?.alto ?? 48}
      />
      <span className={css['name']}>
        {keepMeasures(nombre)}
        <small className={css['note']}>{[clave, priceTerm(suggestion.product)].filter(Boolean).join('\u00a0· ')}</small>
      </span>
      <span className={css['price']}>{precio === undefined ? 'Cotizar' : formatCentavos(precio)}</span>
    </>
  );
}
