import type { Spec } from '#domain/catalogue/product.ts';
import { keepMeasures } from '#domain/kernel/written-forms.ts';
import css from './SpecTable.module.css';

export function SpecTable({ rows }: { readonly rows: readonly Spec[] }) {
  if (rows.length === 0) return null;
  return (
    <table className={css['table']}>
      <caption className={css['title']}>Ficha técnica</caption>
      <tbody>
        {rows.map(({ nombre, valor }, at) => (
          <tr key={`${nombre} ${at}`}>
            <th scope="row">{nombre}</th>
            <td>{keepMeasures(valor)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
