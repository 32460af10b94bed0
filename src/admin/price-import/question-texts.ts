import { formatCentavos } from '#domain/kernel/money.ts';
import { several } from '#domain/kernel/several.ts';
import type { IvaMode } from '#domain/price-import/amount.ts';
import type { IvaEvidence } from '#domain/price-import/iva-evidence.ts';
import type { PriceEvidence, PriceExample } from '#domain/price-import/price-evidence.ts';

/** `9 % arriba`, `iguales`. @param ratio new price over today's */
function moveText(ratio: number): string {
  const percent = (ratio - 1) * 100;
  if (Math.abs(percent) < 0.5) return 'casi iguales';
  return `${Math.abs(percent).toFixed(0)} % ${percent > 0 ? 'arriba' : 'abajo'}`;
}

/** How the prices of a column compare with today's, as they are written and with IVA added. */
export function candidateText({ compared, median, together }: PriceEvidence): string {
  if (compared === 0 || median === null) return 'No hay con qué compararlos';
  const scattered = together < 0.5 ? ', muy revueltos' : '';
  return `${several(compared, 'precio comparado', 'precios comparados')}: como están, ${moveText(median)}; con IVA sumado, ${moveText(median * 1.16)}${scattered}`;
}

const shortName = (name: string, most: number): string =>
  name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name;

/** `Taladro TZ-DH20: hoy $2,499.00 → $2,340.00 sin sumar, $2,714.40 con IVA`. */
export function exampleText({ nombre, clave, today, plain, withIva }: PriceExample): string {
  return `${shortName(nombre, 40)} (${clave}): hoy ${formatCentavos(today)} → ${formatCentavos(plain)} sin sumar, ${formatCentavos(withIva)} con IVA`;
}

/** What the file says about IVA, or what was answered for the last list like it. */
export function ivaHint({
  why,
  said,
  evidence,
  isContradicted,
  isDisputed,
  isUnclear,
  isUnproved,
}: IvaEvidence): string {
  if (isUnclear && why !== 'memory')
    return 'El archivo habla del IVA, pero no queda claro si los precios ya lo traen. Léelo y dinos cómo es.';
  if (said === null)
    return evidence.median === null
      ? 'El archivo no lo dice, y la tienda no tiene precios con qué compararlo: pregúntalo a tu proveedor.'
      : 'El archivo no lo dice: compáralo con lo que cobra hoy la tienda.';
  const says = said === 'mas' ? 'que hay que sumarlo' : 'que ya lo incluyen';
  const source = {
    title: `El título de la columna dice ${says}`,
    note: `Una nota del archivo dice ${says}`,
    name: `El nombre del archivo o de la hoja dice ${says}`,
    columns: `Otra columna trae los mismos precios ${said === 'mas' ? 'con' : 'sin'} IVA: a estos ${said === 'mas' ? 'hay que sumárselo' : 'ya se les sumó'}`,
    cells: `Las celdas dicen ${says}`,
    memory: `La última vez se respondió ${says}`,
  };
  const text = why === null ? '' : source[why];
  if (isDisputed)
    return `${text}, pero otra parte del archivo, o lo que se respondió la última vez, dice lo contrario. ¿Cómo es?`;
  if (isUnproved)
    return `${text}, pero los precios también podrían leerse del otro modo. La primera lista de un proveedor la confirmas tú.`;
  return isContradicted
    ? `${text}, pero los precios no coinciden con eso. ¿Cómo es?`
    : `${text}, y los precios coinciden.`;
}

/** What would become of the prices with one of the two answers. */
export function ivaAnswerText(mode: IvaMode, { median, examples }: PriceEvidence): string {
  if (median === null) return '';
  const moved = `Quedarían ${moveText(mode === 'mas' ? median * 1.16 : median)}`;
  const shown = examples.map(
    ({ nombre, today, plain, withIva }) =>
      `${shortName(nombre, 32)}: ${formatCentavos(today)} → ${formatCentavos(mode === 'mas' ? withIva : plain)}`,
  );
  return [moved, ...shown].join(' · ');
}

/** The two readings of a price like `1,234`. */
export function decimalOptions(sample: string) {
  const digits = sample.replace(/[^\d.,]/g, '');
  const sign = digits.includes(',') ? ',' : '.';
  const [whole = '', rest = ''] = digits.split(sign);
  const thousands = `${whole}${rest}`;
  return [
    {
      value: '.' as const,
      name:
        sign === ','
          ? `$${Number(thousands).toLocaleString('es-MX')} (la coma separa miles)`
          : `$${whole}.${rest} (el punto separa centavos)`,
    },
    {
      value: ',' as const,
      name:
        sign === ','
          ? `$${whole}.${rest} (la coma separa centavos)`
          : `$${Number(thousands).toLocaleString('es-MX')} (el punto separa miles)`,
    },
  ];
}
