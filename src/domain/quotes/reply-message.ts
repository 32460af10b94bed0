import { greetingOf } from '#domain/kernel/greeting.ts';
import { formatCentavos, groupThousands } from '#domain/kernel/money.ts';
import { percentText } from './percent.ts';
import { lineAmount, quoteAmounts } from './quote-amounts.ts';
import { MESSAGE_LIMIT } from './quote-message.ts';
import type { QuoteState } from './quote-state.ts';
import type { StoredLine } from './stored-line.ts';
import { validityText } from './validity-text.ts';

export interface ReplyParts {
  readonly store: string;
  readonly nombre: string;
  readonly folio: string;
  readonly lineas: readonly StoredLine[];
  /** Hundredths of a percent off all lines, and the freight in centavos; 0 for none. */
  readonly descuento: number;
  readonly flete: number;
  readonly estado: QuoteState;
  /** The last day that its prices hold, `2026-11-29`; empty where the answer has no end. */
  readonly until: string;
  /** The shop's day. */
  readonly today: string;
  /** Where the customer finds all of it again; empty where there is no such place. */
  readonly link: string;
  /** For a customer that calculates without IVA: the sum is taken apart as well. */
  readonly apart: boolean;
}

/** The answer as a chat message or an e-mail: every line that fits, the total, until when it holds. At most {@link MESSAGE_LIMIT} units. */
export function replyMessage(parts: ReplyParts): string {
  const { store, nombre, folio, lineas, today, link } = parts;
  const validity = validityText(parts, today);
  const head = `${greetingOf(nombre)}, te compartimos tu cotización ${folio} de ${store}:`;
  const tail = [
    ...totalLines(parts),
    ...(validity ? [validity] : []),
    'La cotización no aparta mercancía.',
    ...(link ? [`Consúltala aquí: ${link}`] : []),
  ].join('\n');
  const lines = lineas.map((line, at) => {
    const amount = lineAmount(line);
    const price = amount === null ? 'por confirmar' : formatCentavos(amount);
    const less = line.descuento ? ` (ya con ${percentText(line.descuento)} % de descuento)` : '';
    return `${at + 1}) ${groupThousands(line.cantidad)} × ${line.nombre}${line.clave ? ` (${line.clave})` : ''}: ${price}${less}`;
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

/** What the lines come to: the discount and the freight where there are any, and the whole, which is what the customer pays. */
function totalLines({ apart, ...terms }: ReplyParts): string[] {
  const amounts = quoteAmounts(terms);
  if (!amounts) return terms.flete > 0 ? [`Flete: ${formatCentavos(terms.flete)}`] : [];
  const { discount, freight, total, net, iva } = amounts;
  return [
    ...(discount > 0 ? [`Descuento de ${percentText(terms.descuento)} %: -${formatCentavos(discount)}`] : []),
    ...(freight > 0 ? [`Flete: ${formatCentavos(freight)}`] : []),
    ...(apart ? [`Subtotal sin IVA: ${formatCentavos(net)}`, `IVA 16 %: ${formatCentavos(iva)}`] : []),
    `Total con IVA: ${formatCentavos(total)}`,
  ];
}
