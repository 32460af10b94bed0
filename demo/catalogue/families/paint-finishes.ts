import { COLOURS, type Colour, colourRow } from '../colours.ts';
import { family, machines } from '../family.ts';
import { paintLine } from '../paint-line.ts';

const WOOD = { label: 'barnices', surface: 'madera', hidesColour: true } as const;
const tones = ['natural', 'nogal', 'caoba', 'encino', 'chocolate', 'cedro'] as const;
const TONE_COLOUR: Record<(typeof tones)[number], Colour> = {
  natural: 'transparente',
  nogal: 'cafe',
  caoba: 'terracota',
  encino: 'mostaza',
  chocolate: 'negro',
  cedro: 'naranja',
};

export const varnishes = [
  paintLine({
    ...WOOD,
    prefix: 'BZ',
    name: 'Barniz marino transparente',
    prices: { '250 ml': [85, 85], '1 L': [249, 249], '4 L': [879, 879], '19 L': null },
    colours: ['transparente'],
    ficha:
      'Acabado: Brillante; Uso: Exterior; Rendimiento: 10 a 12 m²/L; Manos: 3; Base: Solvente; Dilución: 10 % con aguarrás; Secado: 4 h al tacto, 12 h para repintar',
    descripcion: 'Con filtro solar para puertas, vigas y muebles de jardín.',
  }),
  paintLine({
    ...WOOD,
    prefix: 'BM',
    name: 'Barniz marino mate',
    prices: { '1 L': [259, 259], '4 L': [909, 909] },
    colours: ['cafe'],
    ficha:
      'Acabado: Mate; Uso: Exterior; Rendimiento: 10 a 12 m²/L; Manos: 3; Base: Solvente; Dilución: 10 % con aguarrás; Secado: 4 h al tacto, 12 h para repintar',
    descripcion: 'Protege igual que el brillante y deja la madera con aspecto natural.',
  }),
  paintLine({
    ...WOOD,
    prefix: 'BA',
    name: 'Barniz base agua satinado',
    prices: { '1 L': [239, 239], '4 L': [839, 839] },
    colours: ['azul-cielo'],
    ficha:
      'Acabado: Satinado; Uso: Interior; Rendimiento: 10 a 12 m²/L; Manos: 3; Base: Agua; Secado: 30 min al tacto, 2 h para repintar',
    descripcion: 'Sin olor y no amarillea: cunas, libreros y closets se terminan en un día.',
  }),
  paintLine({
    ...WOOD,
    prefix: 'PU',
    name: 'Barniz de poliuretano para piso',
    prices: { '1 L': [319, 319], '4 L': [1149, 1149] },
    colours: ['mostaza'],
    ficha:
      'Acabado: Brillante; Uso: Duela y escalera; Rendimiento: 9 a 11 m²/L; Manos: 3; Base: Solvente; Secado al tacto: 3 h; Tránsito: 48 h',
    descripcion: 'Resiste tacón, silla y mascota en duela y escalones.',
  }),
  paintLine({
    ...WOOD,
    prefix: 'LA',
    name: 'Laca transparente para madera',
    prices: { '1 L': [189, 189], '4 L': [659, 659], '19 L': [2899, 2899] },
    colours: ['transparente'],
    ficha:
      'Acabado: Brillante; Uso: Interior; Rendimiento: 7 a 9 m²/L; Manos: 2 a 3; Base: Solvente; Dilución: 100 % con thinner; Secado al tacto: 10 min',
    descripcion: 'Acabado de mueblero a pistola: seca en minutos y se pule.',
  }),
  paintLine({
    ...WOOD,
    prefix: 'AT',
    name: 'Aceite de teca para madera exterior',
    prices: { '1 L': [219, 219], '4 L': [779, 779] },
    colours: ['naranja'],
    ficha: 'Acabado: Natural; Uso: Exterior; Rendimiento: 12 a 15 m²/L; Manos: 2; Base: Aceite; Secado: 12 h',
    descripcion: 'No hace película: se renueva cada año sin lijar.',
  }),
  ...tones.map((tone) =>
    paintLine({
      ...WOOD,
      prefix: `TM-${tone.slice(0, 3).toUpperCase()}`,
      name: `Tinta para madera ${tone}`,
      prices: { '250 ml': [65, 65], '1 L': [199, 199] },
      colours: [TONE_COLOUR[tone]],
      ficha: `Tono: ${tone.charAt(0).toUpperCase()}${tone.slice(1)}; Uso: Interior; Rendimiento: 12 a 14 m²/L; Manos: 1 a 2; Base: Alcohol; Secado al tacto: 15 min`,
      descripcion: `Da tono ${tone} a pino y triplay; se aplica con muñeca y se sella después con barniz o laca.`,
    }),
  ),
].flat();

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

const SPRAY_COLOURS = [
  'blanco',
  'amarillo',
  'naranja',
  'rojo',
  'rosa',
  'azul-cielo',
  'azul-rey',
  'azul-marino',
  'verde',
  'verde-olivo',
  'gris',
  'grafito',
  'negro',
  'cafe',
  'aluminio',
  'transparente',
] as const satisfies readonly Colour[];
const MATTE_SPRAYS = ['blanco', 'gris', 'grafito', 'verde-olivo', 'negro'] as const satisfies readonly Colour[];
const SPRAY = { marca: 'Matizal', labels: ['aerosoles'], unidad: 'lata 400 ml', picture: 'aerosol-blanco' } as const;

export const sprays = [
  family<[colour: Colour, finish: 'brillante' | 'mate']>(
    SPRAY,
    (colour, finish) => ({
      nombre: `Pintura en aerosol ${COLOURS[colour].name.toLowerCase()} ${finish} 400 ml`,
      descripcion: `Seca en diez minutos sobre metal, madera y plástico duro. ${colourRow(colour).onMetal}`,
      picture: `aerosol-${colour}`,
      ficha: `Color: ${COLOURS[colour].name}; Acabado: ${finish === 'mate' ? 'Mate' : 'Brillante'}; Presentación: 400 ml; Rendimiento: 1.5 a 2 m² por lata; Secado al tacto: 10 min; Uso: Interior y exterior`,
    }),
    [
      ...SPRAY_COLOURS.map(
        (colour) => [`AE-${COLOURS[colour].code}`, colour === 'aluminio' ? 89 : 75, colour, 'brillante'] as const,
      ),
      ...MATTE_SPRAYS.map(
        (colour) => [colour === 'negro' ? 'AE-400' : `AEM-${COLOURS[colour].code}`, 75, colour, 'mate'] as const,
      ),
    ],
  ),
  family<[nombre: string, colour: Colour, ficha: string, descripcion: string]>(
    SPRAY,
    (nombre, colour, ficha, descripcion) => ({
      nombre,
      descripcion,
      picture: `aerosol-${colour}`,
      ficha: `${ficha}; Presentación: 400 ml; Secado al tacto: 15 min`,
    }),
    [
      [
        'AES-CAL',
        139,
        'Aerosol para alta temperatura negro 400 ml',
        'negro',
        'Resistencia: 600 °C; Uso: Asador, escape y chimenea',
        'Cura con el primer encendido; no va en superficies que tocan alimento.',
      ],
      [
        'AES-CALA',
        139,
        'Aerosol para alta temperatura aluminio 400 ml',
        'aluminio',
        'Resistencia: 600 °C; Uso: Escape y estufa',
        'Metálico para escapes, calentones y parrillas por fuera.',
      ],
      [
        'AES-PRI',
        85,
        'Primario en aerosol gris 400 ml',
        'gris',
        'Uso: Metal; Acabado: Mate',
        'Base para que el color no se bote en rines y herrería.',
      ],
      [
        'AES-PRIR',
        85,
        'Primario en aerosol rojo óxido 400 ml',
        'terracota',
        'Uso: Metal; Acabado: Mate',
        'Anticorrosivo para soldaduras y retoques.',
      ],
      [
        'AES-PLA',
        119,
        'Promotor de adherencia para plástico en aerosol 400 ml',
        'transparente',
        'Uso: Plástico; Acabado: Transparente',
        'Una pasada antes del color en defensas y sillas de jardín.',
      ],
      [
        'AES-GAL',
        129,
        'Galvanizado en frío en aerosol 400 ml',
        'aluminio',
        'Zinc: 92 % en película seca; Uso: Soldadura en galvanizado',
        'Repara la soldadura de postes y mallas.',
      ],
      [
        'AES-MAR',
        79,
        'Aerosol marcador naranja fluorescente 400 ml',
        'naranja',
        'Uso: Trazo en piso; Válvula: Invertida',
        'Se pinta con la lata de cabeza: trazo de obra y topografía.',
      ],
      [
        'AES-MARA',
        79,
        'Aerosol marcador amarillo fluorescente 400 ml',
        'amarillo',
        'Uso: Trazo en piso; Válvula: Invertida',
        'Para marcar registros, niveles y árboles.',
      ],
      [
        'AES-DOR',
        99,
        'Pintura en aerosol dorado metálico 400 ml',
        'mostaza',
        'Acabado: Metálico; Uso: Decoración interior',
        'Marcos, herrajes y manualidades.',
      ],
      [
        'AES-AFL',
        89,
        'Aflojatodo en aerosol 400 ml',
        'azul-marino',
        'Uso: Tornillo oxidado y bisagra; Acción: 10 min',
        'Penetra, lubrica y desplaza humedad. Deja que trabaje antes de forzar.',
      ],
      [
        'AES-SIL',
        95,
        'Silicón lubricante en aerosol 400 ml',
        'azul-cielo',
        'Uso: Hule, riel y plástico; Residuo: Sin grasa',
        'Ventanas corredizas y empaques sin que se pegue el polvo.',
      ],
      [
        'AES-ESP',
        129,
        'Espuma de poliuretano en aerosol 500 ml',
        'amarillo',
        'Expansión: Hasta 30 L; Uso: Huecos y marcos',
        'Rellena pasos de tubo y marcos. Humedece antes y recorta al día siguiente.',
      ],
    ],
  ),
].flat();
