import { COLOURS, type Colour, colourRow } from '../colours.ts';
import { family } from '../family.ts';
import { contentOf } from '../looks/container-looks.ts';

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
const SPRAY = { marca: 'Matizal', labels: ['aerosoles'], unidad: 'lata 400 ml', picture: 'aerosol' } as const;

export const sprays = [
  family<[colour: Colour, finish: 'brillante' | 'mate']>(
    SPRAY,
    (colour, finish) => ({
      nombre: `Pintura en aerosol ${COLOURS[colour].name.toLowerCase()} ${finish} 400 ml`,
      descripcion: `Seca en diez minutos sobre metal, madera y plástico duro. ${colourRow(colour).onMetal}`,
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
  family<[nombre: string, ficha: string, descripcion: string]>(
    SPRAY,
    (nombre, ficha, descripcion) => ({
      nombre,
      descripcion,
      ficha: `${ficha}; Presentación: ${contentOf({ nombre })}; Secado al tacto: 15 min`,
    }),
    [
      [
        'AES-CAL',
        139,
        'Aerosol para alta temperatura negro 400 ml',
        'Resistencia: 600 °C; Uso: Asador, escape y chimenea',
        'Cura con el primer encendido; no va en superficies que tocan alimento.',
      ],
      [
        'AES-CALA',
        139,
        'Aerosol para alta temperatura aluminio 400 ml',
        'Resistencia: 600 °C; Uso: Escape y estufa',
        'Metálico para escapes, calentones y parrillas por fuera.',
      ],
      [
        'AES-PRI',
        85,
        'Primario en aerosol gris 400 ml',
        'Uso: Metal; Acabado: Mate',
        'Base para que el color no se bote en rines y herrería.',
      ],
      [
        'AES-PRIR',
        85,
        'Primario en aerosol rojo óxido 400 ml',
        'Uso: Metal; Acabado: Mate',
        'Anticorrosivo para soldaduras y retoques.',
      ],
      [
        'AES-PLA',
        119,
        'Promotor de adherencia para plástico en aerosol 400 ml',
        'Uso: Plástico; Acabado: Transparente',
        'Una pasada antes del color en defensas y sillas de jardín.',
      ],
      [
        'AES-GAL',
        129,
        'Galvanizado en frío en aerosol 400 ml',
        'Zinc: 92 % en película seca; Uso: Soldadura en galvanizado',
        'Repara la soldadura de postes y mallas.',
      ],
      [
        'AES-MAR',
        79,
        'Aerosol marcador naranja fluorescente 400 ml',
        'Uso: Trazo en piso; Válvula: Invertida',
        'Se pinta con la lata de cabeza: trazo de obra y topografía.',
      ],
      [
        'AES-MARA',
        79,
        'Aerosol marcador amarillo fluorescente 400 ml',
        'Uso: Trazo en piso; Válvula: Invertida',
        'Para marcar registros, niveles y árboles.',
      ],
      [
        'AES-DOR',
        99,
        'Pintura en aerosol dorado metálico 400 ml',
        'Acabado: Metálico; Uso: Decoración interior',
        'Marcos, herrajes y manualidades.',
      ],
      [
        'AES-AFL',
        89,
        'Aflojatodo en aerosol 400 ml',
        'Uso: Tornillo oxidado y bisagra; Acción: 10 min',
        'Penetra, lubrica y desplaza humedad. Deja que trabaje antes de forzar.',
      ],
      [
        'AES-SIL',
        95,
        'Silicón lubricante en aerosol 400 ml',
        'Uso: Hule, riel y plástico; Residuo: Sin grasa',
        'Ventanas corredizas y empaques sin que se pegue el polvo.',
      ],
      [
        'AES-ESP',
        129,
        'Espuma de poliuretano en aerosol 500 ml',
        'Expansión: Hasta 30 L; Uso: Huecos y marcos',
        'Rellena pasos de tubo y marcos. Humedece antes y recorta al día siguiente.',
      ],
    ],
  ),
].flat();
