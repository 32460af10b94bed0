import { formatCentavos, groupThousands } from '#domain/kernel/money.ts';
import css from './PriceDialog.module.css';

/** An amount that would change, in centavos. */
interface Move {
  readonly nombre: string;
  readonly before: number;
  readonly after: number;
  /** Why it is doubtful; absent where it is not. */
  readonly doubt?: string | undefined;
}

const MOST_SHOWN = 6;

/** The first amounts that would change, before and after, and how many more there are. */
export function MoveTable({ caption, moves }: { readonly caption: string; readonly moves: readonly Move[] }) {
  return (
    <>
      <table className={css['moves']}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Producto</th>
            <th scope="col">Antes</th>
            <th scope="col">Después</th>
          </tr>
        </thead>
        <tbody>
          {moves.slice(0, MOST_SHOWN).map(({ nombre, before, after, doubt }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- two products may have one name, and the rows have no state.
            <tr key={at}>
              <th scope="row">
                {nombre}
                {doubt && <small className={css['doubt']}>{doubt}</small>}
              </th>
              <td>{formatCentavos(before)}</td>
              <td>{formatCentavos(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {moves.length > MOST_SHOWN && <p className={css['more']}>y {groupThousands(moves.length - MOST_SHOWN)} más</p>}
    </>
  );
}
