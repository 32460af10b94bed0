import { family } from '../family.ts';

const TENAZ = { marca: 'TENAZ' } as const;
type Abrasive = [nombre: string, ficha: string, descripcion: string];
const asWritten = (nombre: string, ficha: string, descripcion: string) => ({ nombre, ficha, descripcion });

export const grindingDiscs = family<Abrasive>(
  {
    ...TENAZ,
    labels: ['discos-de-corte'],
    picture: 'disco-corte',
    remark: 'Trabaja con guarda, careta y las dos manos.',
    ficha: 'Barreno: 7/8"',
  },
  asWritten,
  [
    [
      'DD-45',
      39.5,
      'Disco de desbaste para metal 4 1/2"',
      'Diámetro: 4 1/2"; Espesor: 1/4"; Velocidad máxima: 13,300 rpm; Material: Acero y soldadura',
      'Baja cordón de soldadura y mata filo. No es para cortar.',
    ],
    [
      'DD-7',
      75,
      'Disco de desbaste para metal 7"',
      'Diámetro: 7"; Espesor: 1/4"; Velocidad máxima: 8,600 rpm; Material: Acero y soldadura',
      'Para placa y cordón grueso.',
    ],
    [
      'DD-9',
      99,
      'Disco de desbaste para metal 9"',
      'Diámetro: 9"; Espesor: 1/4"; Velocidad máxima: 6,650 rpm; Material: Acero y fundición',
      'Fundición y estructura pesada.',
    ],
    [
      'LT-540',
      45,
      'Disco laminado 4 1/2" grano 40',
      'Diámetro: 4 1/2"; Grano: 40; Abrasivo: Zirconio; Velocidad máxima: 13,300 rpm',
      'Desbasta y deja liso de un paso.',
    ],
    [
      'LT-560',
      45,
      'Disco laminado 4 1/2" grano 60',
      'Diámetro: 4 1/2"; Grano: 60; Abrasivo: Zirconio; Velocidad máxima: 13,300 rpm',
      'El intermedio para soldadura a la vista.',
    ],
    [
      'LT-580',
      45,
      'Disco laminado 4 1/2" grano 80',
      'Diámetro: 4 1/2"; Grano: 80; Abrasivo: Zirconio; Velocidad máxima: 13,300 rpm',
      'Acabado antes de pintar.',
    ],
    [
      'LT-5120',
      49,
      'Disco laminado 4 1/2" grano 120',
      'Diámetro: 4 1/2"; Grano: 120; Abrasivo: Zirconio; Velocidad máxima: 13,300 rpm',
      'Afina inoxidable y madera dura.',
    ],
    [
      'LT-760',
      95,
      'Disco laminado 7" grano 60',
      'Diámetro: 7"; Grano: 60; Abrasivo: Zirconio; Velocidad máxima: 8,600 rpm',
      'Superficies grandes.',
    ],
    [
      'CD-COP3',
      119,
      'Carda copa trenzada 3" rosca 5/8"',
      'Diámetro: 3"; Alambre: Trenzado 0.5 mm; Rosca: 5/8"-11; Velocidad máxima: 12,500 rpm',
      'Quita óxido y escoria. Ponte careta: suelta alambre.',
    ],
    [
      'CD-CIR4',
      109,
      'Carda circular trenzada 4" rosca 5/8"',
      'Diámetro: 4"; Alambre: Trenzado 0.5 mm; Rosca: 5/8"-11; Velocidad máxima: 12,500 rpm',
      'Limpia entre cordones de soldadura.',
    ],
    [
      'BO-7',
      149,
      'Boina de lana para pulir 7"',
      'Diámetro: 7"; Material: Lana; Sujeción: Autoadherible',
      'Para corte y abrillantado con pasta, a baja velocidad.',
    ],
    [
      'BO-7E',
      129,
      'Bonete de espuma para pulir 7"',
      'Diámetro: 7"; Material: Espuma media; Sujeción: Autoadherible',
      'Afina después de la lana, sin remolinos.',
    ],
  ],
);
