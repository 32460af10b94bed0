import { withoutIva } from '#domain/kernel/iva.ts';
import { type Centavos, formatCentavos } from '#domain/kernel/money.ts';
import { MESSAGE_LIMIT } from './quote-message.ts';
import type { StoredLine } from './stored-line.ts';

export interface ReplyParts {
  readonly store: string;
  readonly nombre: string;
  readonly folio: string;
  readonly lineas: readonly StoredLine[];
  /** As people read it, `29 nov 2026`; empty where the answer has no end. */
  readonly until: string;
  /** Where the customer finds all of it again; empty where there is no such place. */
  readonly link: string;
  /** For a customer that calculates without IVA: the sum is taken apart as well. */
  readonly apart: boolean;
}

/** Sum of all lines, with IVA; `null` while one has no price. */
export function quoteTotal(lineas: readonly Pick<StoredLine, 'cantidad' | 'precio'>[]): Centavos | null {
  let total: Centavos | null = lineas.length === 0 ? null : 0;
  for (const { cantidad, precio } of lineas)
    total = total === null || precio === null ? null : total + precio * cantidad;
  return total;
}

/** The answer as a chat message or an e-mail: every line that fits, the total, until when it holds. At most {@link MESSAGE_LIMIT} units. */
export function replyMessage({ store, nombre, folio, lineas, until, link, apart }: ReplyParts): string {
  const first = nombre.split(' ')[0] ?? '';
  const head = `Hola${first ? ` ${first}` : ''}, te compartimos tu cotización ${folio} de ${store}:`;
  const total = quoteTotal(lineas);
  const tail = [
    ...(total === null ? [] : totalLines(total, apart)),
    ...(until ? [`Precios vigentes hasta el ${until}.`] : []),
    'La cotización no aparta mercancía.',
    ...(link ? [`Consúltala aquí: ${link}`] : []),
  ].join('\n');
  const lines = lineas.map(({ cantidad, nombre: what, clave, precio }, at) => {
    const price = precio === null ? 'por confirmar' : formatCentavos(precio * cantidad);
    return `${at + 1}) ${cantidad} × ${what}${clave ? ` (${clave})` : ''}: ${price}`;
  });
  const budget = MESSAGE_LIMIT - head.length - tail.length - 40;
  let used = 0;
  const fitting = lines.findIndex((line) => {
    used += line.length + 1;
    return used > budget;
  });
  const shown =
    fitting === -1 ? lines : [...lines.slice(0, fitting), `y ${lines.length - fitting} más${link && ' en el enlace'}`];
  return [head, ...shown, tail].join('\n');
}

function totalLines(total: Centavos, apart: boolean): string[] {
  const whole = `Total con IVA: ${formatCentavos(total)}`;
  if (!apart) return [whole];
  const subtotal = withoutIva(total);
  return [`Subtotal: ${formatCentavos(subtotal)}`, `IVA: ${formatCentavos(total - subtotal)}`, whole];
}
