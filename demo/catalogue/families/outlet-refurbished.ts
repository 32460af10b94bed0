import { machines } from '../family.ts';

export const refurbished = machines(
  {
    marca: 'TENAZ',
    labels: ['reacondicionado'],
    picture: 'taladro-percutor',
    ficha: 'Estado: Reacondicionado en taller; Garantía: 6 meses',
  },
  [
    [
      'OU-DH20',
      1799,
      'Taladro percutor inalámbrico 20 V, 13 mm, reacondicionado',
      'Voltaje: 20 V; Par máximo: 60 Nm; Mandril: 13 mm metálico; Batería: 1 de 2 Ah nueva; Peso: 1.7 kg',
      'Devuelto por un cliente a los diez días. Le cambiamos la batería y lo probamos en concreto.',
    ],
    [
      'OU-AI20',
      1199,
      'Atornillador de impacto 20 V 1/4" reacondicionado',
      'Voltaje: 20 V; Par máximo: 180 Nm; Batería: No incluida; Peso: 0.95 kg',
      'Yunque y carcasa nuevos; marcas ligeras en el clip.',
    ],
    [
      'OU-KC20',
      2899,
      'Kit combo 20 V reacondicionado',
      'Voltaje: 20 V; Herramientas: Taladro percutor y atornillador de impacto; Baterías: 2 de 2 Ah nuevas; Peso: 5.4 kg',
      'Equipo de demostración con baterías nuevas y maletín usado.',
    ],
  ],
);

export const refurbishedCorded = machines(
  {
    marca: 'TENAZ',
    labels: ['reacondicionado'],
    picture: 'esmeriladora',
    ficha: 'Estado: Reacondicionado en taller; Garantía: 6 meses',
  },
  [
    [
      'OU-EA900',
      849,
      'Esmeriladora angular 4 1/2" 900 W reacondicionada',
      'Potencia: 900 W; Disco: 4 1/2"; Velocidad: 11,000 rpm; Peso: 2 kg',
      'Carbones, baleros y guarda nuevos.',
    ],
    [
      'OU-EA9',
      1999,
      'Esmeriladora angular 9" 2400 W reacondicionada',
      'Potencia: 2400 W; Disco: 9"; Velocidad: 6,500 rpm; Peso: 5.9 kg',
      'Inducido cambiado por garantía del fabricante.',
    ],
  ],
);

export const refurbishedHammers = machines(
  {
    marca: 'TENAZ',
    labels: ['reacondicionado'],
    picture: 'rotomartillo',
    ficha: 'Estado: Reacondicionado en taller; Garantía: 6 meses',
  },
  [
    [
      'OU-RM800',
      1699,
      'Rotomartillo SDS Plus 1" 800 W reacondicionado',
      'Potencia: 800 W; Zanco: SDS Plus; Energía de impacto: 2.8 J; Peso: 2.9 kg',
      'Viene de renta: se cambiaron sellos, grasa y carbones.',
    ],
    [
      'OU-MD15',
      null,
      'Martillo demoledor SDS Max 1500 W reacondicionado',
      'Potencia: 1500 W; Zanco: SDS Max; Energía de impacto: 20 J; Peso: 8.6 kg',
      'De nuestra flotilla de renta, con un año de uso y servicio completo.',
    ],
  ],
);
