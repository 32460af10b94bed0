import { family } from '../family.ts';

const TENAZ = { marca: 'TENAZ' } as const;
type Abrasive = [nombre: string, ficha: string, descripcion: string];
const asWritten = (nombre: string, ficha: string, descripcion: string) => ({ nombre, ficha, descripcion });

export const cuttingDiscs = family<Abrasive>(
  {
    ...TENAZ,
    labels: ['discos-de-corte'],
    picture: 'disco-corte',
    remark: 'Revisa la fecha y que no esté despostillado antes de montarlo.',
    ficha: 'Abrasivo: Óxido de aluminio; Refuerzo: Doble malla',
  },
  asWritten,
  [
    [
      'DC-45',
      29.5,
      'Disco de corte para metal 4 1/2" x 1/16"',
      'Diámetro: 4 1/2"; Espesor: 1/16"; Barreno: 7/8"; Velocidad máxima: 13,300 rpm; Material: Acero al carbono',
      'El delgado de todos los días: corta PTR y varilla rápido y con poca rebaba.',
    ],
    [
      'DC-45I',
      39.5,
      'Disco de corte para acero inoxidable 4 1/2" x 0.045"',
      'Diámetro: 4 1/2"; Espesor: 0.045"; Barreno: 7/8"; Velocidad máxima: 13,300 rpm; Material: Acero inoxidable',
      'Libre de hierro y azufre: no mancha el inoxidable ni lo azula.',
    ],
    [
      'DC-45C',
      34.5,
      'Disco de corte para concreto 4 1/2" x 1/8"',
      'Diámetro: 4 1/2"; Espesor: 1/8"; Barreno: 7/8"; Velocidad máxima: 13,300 rpm; Material: Concreto y block',
      'Para ranurar block sin gastar un disco de diamante.',
    ],
    [
      'DC-45A',
      44.5,
      'Disco de corte para aluminio 4 1/2" x 1/16"',
      'Diámetro: 4 1/2"; Espesor: 1/16"; Barreno: 7/8"; Velocidad máxima: 13,300 rpm; Material: Aluminio',
      'No se empasta con el metal blando.',
    ],
    [
      'DC-5',
      36.5,
      'Disco de corte para metal 5" x 1/16"',
      'Diámetro: 5"; Espesor: 1/16"; Barreno: 7/8"; Velocidad máxima: 12,200 rpm; Material: Acero al carbono',
      'Para esmeriladora de 5".',
    ],
    [
      'DC-7',
      59,
      'Disco de corte para metal 7" x 1/16"',
      'Diámetro: 7"; Espesor: 1/16"; Barreno: 7/8"; Velocidad máxima: 8,600 rpm; Material: Acero al carbono',
      'Corte delgado en perfil y placa de 1/4".',
    ],
    [
      'DC-7G',
      65,
      'Disco de corte para metal 7" x 1/8"',
      'Diámetro: 7"; Espesor: 1/8"; Barreno: 7/8"; Velocidad máxima: 8,600 rpm; Material: Acero al carbono',
      'Más grueso, aguanta que lo ladeen.',
    ],
    [
      'DC-9',
      85,
      'Disco de corte para metal 9" x 5/64"',
      'Diámetro: 9"; Espesor: 5/64"; Barreno: 7/8"; Velocidad máxima: 6,650 rpm; Material: Acero al carbono',
      'Viga y riel con esmeriladora grande.',
    ],
    [
      'DC-9C',
      89,
      'Disco de corte para concreto 9" x 1/8"',
      'Diámetro: 9"; Espesor: 1/8"; Barreno: 7/8"; Velocidad máxima: 6,650 rpm; Material: Concreto y cantera',
      'Para abrir paso en muro cuando no hay diamante.',
    ],
    [
      'DC-14',
      139,
      'Disco de corte para tronzadora 14" x 3/32"',
      'Diámetro: 14"; Espesor: 3/32"; Barreno: 1"; Velocidad máxima: 4,300 rpm; Material: Acero al carbono',
      'Para cortadora de metales: perfil, ángulo y tubo.',
    ],
    [
      'DC-14P',
      189,
      'Disco de corte para tronzadora 14" x 3/32" de larga vida',
      'Diámetro: 14"; Espesor: 3/32"; Barreno: 1"; Velocidad máxima: 4,300 rpm; Material: Acero y perno',
      'Grano cerámico: cuesta un tercio más y dura el doble.',
    ],
    [
      'DC-45X10',
      239,
      'Discos de corte para metal 4 1/2" x 1/16", lata con 10 piezas',
      'Diámetro: 4 1/2"; Espesor: 1/16"; Barreno: 7/8"; Contenido: 10 piezas; Material: Acero al carbono',
      'En lata cerrada para que no agarren humedad.',
    ],
  ],
);

type Blade = [size: string, teeth: number, material: string, kerf: string, text: string];

export const sawBlades = family<Blade>(
  { ...TENAZ, labels: ['discos-para-sierra'], picture: 'disco-sierra', remark: 'Se puede reafilar varias veces.' },
  (size, teeth, material, kerf, text) => ({
    nombre: `Disco para sierra circular ${size} ${teeth} dientes ${material}`,
    descripcion: text,
    ficha: `Diámetro: ${size}; Dientes: ${teeth}; Material: ${material.charAt(0).toUpperCase()}${material.slice(1)}; Ancho de corte: ${kerf}; Filo: Carburo de tungsteno; Barreno: ${size === '10"' || size === '12"' ? '1" con reducción a 5/8"' : '5/8"'}`,
  }),
  [
    ['DS-714', 99, '7 1/4"', 24, 'madera', '2.4 mm', 'Corte rápido de polín, cimbra y triplay.'],
    ['DS-71440', 139, '7 1/4"', 40, 'madera', '2.4 mm', 'Deja el canto más limpio en tablero.'],
    ['DS-71460', 189, '7 1/4"', 60, 'melamina', '2.4 mm', 'Para melamina y triplay fino sin astilla.'],
    ['DS-714A', 229, '7 1/4"', 60, 'aluminio', '2.6 mm', 'Diente trapezoidal que no se amarra en aluminio.'],
    ['DS-612', 95, '6 1/2"', 24, 'madera', '1.8 mm', 'Delgado, para sierra inalámbrica: rinde más la batería.'],
    ['DS-61240', 139, '6 1/2"', 40, 'melamina', '1.8 mm', 'Corte fino con sierra inalámbrica.'],
    ['DS-814', 149, '8 1/4"', 40, 'madera', '2.6 mm', 'Para ingletadora y mesa chica.'],
    ['DS-914', 189, '9 1/4"', 40, 'madera', '2.8 mm', 'Viga y polín grueso.'],
    ['DS-1040', 219, '10"', 40, 'madera', '2.8 mm', 'Uso general en ingletadora.'],
    ['DS-1060', 279, '10"', 60, 'madera', '2.8 mm', 'Marcos y zoclos sin lijar después.'],
    ['DS-1080', 369, '10"', 80, 'melamina', '2.8 mm', 'El de mueblero: dos caras limpias.'],
    ['DS-10A', 429, '10"', 100, 'aluminio', '3 mm', 'Ventanería y perfil de cancel.'],
    ['DS-1260', 399, '12"', 60, 'madera', '3 mm', 'Para ingletadora telescópica de 12".'],
    ['DS-1296', 549, '12"', 96, 'melamina', '3 mm', 'Acabado fino en piezas anchas.'],
    ['DS-538', 249, '5 3/8"', 30, 'acero', '1.6 mm', 'Corte en frío de canal y conduit.'],
  ],
);
