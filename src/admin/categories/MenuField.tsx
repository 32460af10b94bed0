import { useId } from 'react';
import type { MenuKind } from '#domain/catalogue/category.ts';
import css from './MenuField.module.css';

const KINDS: readonly (readonly [menu: MenuKind, name: string, what: string])[] = [
  ['simple', 'Enlace', 'Lleva directo a su página.'],
  ['slim', 'Enlace con cajón', 'En el celular abre la lista de sus subcategorías.'],
  ['megamenu', 'Megamenú', 'Abre un panel con subcategorías y hasta dos destacados.'],
];

interface MenuFieldProps {
  readonly menu: MenuKind;
  readonly onChange: (menu: MenuKind) => void;
}

/** Where the category appears in the menus: three options, each with its effect. */
export function MenuField({ menu, onChange }: MenuFieldProps) {
  const name = useId();
  return (
    <fieldset className={css['field']}>
      <legend className={css['legend']}>Tipo de menú</legend>
      {KINDS.map(([kind, title, what]) => (
        <label key={kind} className={css['kind']} htmlFor={`${name}-${kind}`}>
          <input
            id={`${name}-${kind}`}
            type="radio"
            name={name}
            value={kind}
            checked={menu === kind}
            onChange={() => onChange(kind)}
          />
          <b>
            {title} <span className={css['code']}>{kind}</span>
          </b>
          <span className={css['what']}>{what}</span>
        </label>
      ))}
    </fieldset>
  );
}
