import type { IvaEvidence } from '#domain/price-import/iva-evidence.ts';

/** What the file and the comparison with the current prices say about IVA. */
export function ivaHint({ why, proposed, median }: IvaEvidence): string {
  const compared =
    median === null
      ? ''
      : ` Comparados con los de la tienda, están ${Math.abs(median - 1) < 0.005 ? 'iguales' : `${Math.abs((median - 1) * 100).toFixed(0)} % ${median > 1 ? 'arriba' : 'abajo'}`}.`;
  if (why === 'title') return `El título de la columna lo dice.${compared}`;
  if (why === 'note')
    return proposed
      ? `Lo dice una nota del archivo.${compared}`
      : `Una nota del archivo dice una cosa y los precios otra.${compared}`;
  if (why === 'cells') return `Las celdas dicen “${proposed === 'mas' ? '+ IVA' : 'IVA incluido'}”.${compared}`;
  if (why === 'compared')
    return proposed === 'mas' ? `${compared.trim()} Es lo que falta cuando no llevan IVA.` : compared.trim();
  return `El archivo no lo dice.${compared}`;
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
