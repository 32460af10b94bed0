import type { ImportChoices } from '#domain/price-import/choices.ts';
import type { TableView } from '#prices/price-messages.ts';
import css from './TablePreview.module.css';

const ROLES = [
  ['clave', 'Clave'],
  ['nombre', 'Producto'],
  ['precio', 'Precio'],
] as const;

/** The first rows as the file has them, with what each column is taken for above its title. */
export function TablePreview({ view, choices }: { readonly view: TableView; readonly choices: ImportChoices }) {
  const columns = chosenFirst(view.columns, choices);
  const roleOf = (index: number): string | undefined => ROLES.find(([role]) => choices[role] === index)?.[1];
  return (
    // A scrolling region has to be reached by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <section className={css['frame']} tabIndex={0} aria-label="Primeras filas del archivo">
      <table className={css['table']}>
        <thead>
          <tr>
            {columns.map(({ index, title, letter, isHidden }) => {
              const role = roleOf(index);
              return (
                <th key={index} scope="col" data-role={role}>
                  <span className={css['role']}>{role ?? '\u00a0'}</span>
                  {title || `Columna ${letter}`}
                  {isHidden && ' (oculta)'}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {view.preview.map((cells, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the rows have no other name and never move
            <tr key={at}>
              {columns.map(({ index, place }) => (
                <td key={index} data-role={roleOf(index)}>
                  {cells[place]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The columns that are used come first: in a list of fifteen the price would be out of sight. The others stay as in the file. */
function chosenFirst(columns: TableView['columns'], choices: ImportChoices) {
  const rank = (index: number): number => {
    const role = ROLES.findIndex(([name]) => choices[name] === index);
    return role < 0 ? ROLES.length : role;
  };
  return columns.map((column, place) => ({ ...column, place })).toSorted((a, b) => rank(a.index) - rank(b.index));
}
