import { family, machines } from '../family.ts';

export const spirits = [
  {
    prefix: 'TH',
    name: 'Thinner estándar',
    prices: [59, 199, 819],
    use: 'Limpieza y dilución general',
    text: 'Para lavar pistola y brocha, y adelgazar esmalte. Ventila el lugar.',
  },
  {
    prefix: 'TA',
    name: 'Thinner americano',
    prices: [75, 259, 1099],
    use: 'Lacas y primarios',
    text: 'El que pide la laca para que no se blanquee con la humedad.',
  },
  {
    prefix: 'AG',
    name: 'Aguarrás',
    prices: [69, 239, 999],
    use: 'Esmaltes y barnices',
    text: 'Diluye esmalte alquidálico y barniz sin comerse el brillo.',
  },
  {
    prefix: 'AI',
    name: 'Alcohol industrial',
    prices: [65, 229, null],
    use: 'Limpieza y tintas',
    text: 'Desengrasa vidrio y metal, y adelgaza tintas para madera.',
  },
  {
    prefix: 'GB',
    name: 'Gasolina blanca',
    prices: [72, 249, null],
    use: 'Desengrasado',
    text: 'Quita grasa, chapopote y goma de etiqueta.',
  },
  {
    prefix: 'XI',
    name: 'Xilol',
    prices: [99, 349, null],
    use: 'Epóxicos y tráfico',
    text: 'Adelgaza pintura de tráfico y epóxica. Úsalo con respirador.',
  },
  {
    prefix: 'AL',
    name: 'Aceite de linaza',
    prices: [149, 519, null],
    use: 'Madera',
    text: 'Nutre madera seca y mangos de herramienta.',
  },
].flatMap(({ prefix, name, prices, use, text }) => {
  const [liter, gallon, bucket] = prices;
  return family<[size: string, unidad: string]>(
    { marca: 'Matizal', labels: ['solventes'], picture: 'solvente' },
    (size, unidad) => ({
      nombre: `${name} ${size}`,
      descripcion: text,
      unidad,
      familia: prefix.toLowerCase(),
      ficha: `Presentación: ${size}; Uso: ${use}; Inflamable: ${prefix === 'AL' ? 'No' : 'Sí'}; Envase: ${size === '1 L' ? 'Metálico con tapa de rosca' : 'Bidón metálico'}`,
    }),
    [
      [`${prefix}-1`, liter ?? null, '1 L', 'litro'],
      [`${prefix}-4`, gallon ?? null, '4 L', 'galón 4 L'],
      ...(typeof bucket !== 'number' ? [] : ([[`${prefix}-19`, bucket, '19 L', 'cubeta 19 L']] as const)),
    ],
  );
});

export const strippers = machines({ marca: 'Matizal', labels: ['solventes'], picture: 'solvente' }, [
  [
    'RE-1',
    169,
    'Removedor de pintura 1 L',
    'Presentación: 1 L; Uso: Metal y madera; Acción: 10 a 15 min; Rendimiento: 4 m²/L; Aplicación: Brocha',
    'Arruga esmalte, laca y barniz viejo para quitarlos con espátula. Guantes y lentes siempre.',
  ],
  [
    'RE-4',
    599,
    'Removedor de pintura 4 L',
    'Presentación: 4 L; Uso: Metal y madera; Acción: 10 a 15 min; Rendimiento: 4 m²/L; Aplicación: Brocha',
    'Galón para portones y muebles completos.',
  ],
  [
    'RE-AG',
    229,
    'Removedor de pintura base agua 1 L',
    'Presentación: 1 L; Uso: Madera; Acción: 1 a 3 h; Rendimiento: 4 m²/L; Aplicación: Brocha',
    'Sin vapores fuertes: tarda más y se puede usar en interior.',
  ],
  [
    'RE-SAR',
    79,
    'Quitasarro y cemento para herramienta 1 L',
    'Presentación: 1 L; Uso: Loseta y herramienta de albañil; Acción: 5 min; Dilución: 1 a 3 con agua',
    'Limpia salpicaduras de cemento. No lo uses en mármol.',
  ],
]);
