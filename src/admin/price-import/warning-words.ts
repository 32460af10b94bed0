import { formatCentavos, groupThousands } from '#domain/kernel/money.ts';
import { several } from '#domain/kernel/several.ts';
import type { Warning } from '#domain/price-import/file-warnings.ts';
import { changeText } from './upload-labels.ts';

/** What is wrong with a list as a whole, with the numbers that show it. */
export function warningWords({ kind, value, text, last = 0, ...numbers }: Warning): string {
  const { up = 0, down = 0, compared = 0, count = 0, rows = null } = numbers;
  const percent = (share: number): string => `${Math.abs(share * 100).toFixed(0)} %`;
  switch (kind) {
    case 'iva-twice':
      return 'Casi todos los precios suben 16 %: parece que el archivo ya trae IVA y se lo estamos sumando otra vez, o que la columna es otra.';
    case 'iva-missing':
      return 'Casi todos los precios bajan 14 %: es lo que pasa cuando al archivo le falta el IVA. Vuelve a Columnas y elige “sumarles el 16 %”.';
    case 'times':
      return `Casi todos los precios quedan ${value > 1 ? `${value} veces más altos` : `${Math.round(1 / value)} veces más bajos`}: revisa si el archivo usa coma o punto para los centavos.`;
    case 'moves':
      return `De ${several(compared, 'precio comparado', 'precios comparados')}, ${several(up, 'sube', 'suben')} y ${several(down, 'baja', 'bajan')}; lo típico es ${changeText(value)}. ¿Es lo que esperabas de esta lista?`;
    case 'far':
      return `Lo típico es ${changeText(value)}, más de lo que se mueve una lista: de ${several(compared, 'precio comparado', 'precios comparados')}, ${several(up, 'sube', 'suben')} y ${several(down, 'baja', 'bajan')}. ¿Son de otra unidad (pieza, caja, metro), para otro cliente, o les falta un descuento?`;
    case 'shifted':
      return `${several(count, 'precio es el', 'precios son los')} del artículo de ${value > 0 ? 'abajo' : 'arriba'} en la lista: parece que la columna de precios se recorrió y quedó junto a otras claves.`;
    case 'scattered':
      return `Los precios no siguen a los de hoy: de ${groupThousands(compared)} comparados, solo ${groupThousands(count)} se mueven parecido. Es lo que pasa cuando la columna de precios se ordenó o se pegó sin sus claves.`;
    case 'part':
      return `${several(count, 'precio', 'precios')} de ${groupThousands(compared)}${rows ? `, de la fila ${rows[0]} a la ${rows[1]},` : ''} ${count === 1 ? 'cambia' : 'cambian'} cerca de ${changeText(value)} y los demás cerca de ${changeText(last)}. ¿Es otro IVA, otra unidad u otra lista de precios?`;
    case 'one-price':
      return `${several(count, 'artículo', 'artículos')} que hoy cuestan distinto quedarían todos en ${formatCentavos(value)}${rows ? ` (filas ${rows[0]} a ${rows[1]})` : ''}. ¿Se copió una celda hacia abajo, o es un precio de relleno?`;
    case 'says':
      return `La lista dice “${text ?? ''}”. ¿Sus precios ya son los que paga el público, en pesos y sin nada que sumar o restar?`;
    case 'names':
      return `De ${several(compared, 'artículo comparado', 'artículos comparados')}, solo ${groupThousands(count)} se ${count === 1 ? 'llama' : 'llaman'} parecido al producto de la tienda con la misma clave. ¿Es la lista de otro proveedor, con las mismas claves?`;
    case 'unknown':
      return `${percent(value)} de las claves no existe en la tienda. ¿Es de otro proveedor, o se corrió una columna?`;
    case 'fewer':
      return `La tienda conoce ${percent(value)} de las claves de esta lista y conocía ${percent(last)} de la anterior de este proveedor. ¿Es su lista, y está elegida la columna correcta?`;
    case 'swapped':
      return `Los precios de la tienda se parecen mucho más a la columna “${text ?? ''}”. ¿Elegiste la columna correcta?`;
    case 'none-match':
      return 'Ninguna clave del archivo existe en la tienda, así que no hay nada que comparar.';
  }
}
