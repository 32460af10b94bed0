import { machines } from '../family.ts';

export const demolition = machines(
  {
    marca: 'TENAZ',
    labels: ['rotomartillos-y-demoledores'],
    picture: 'demoledor',
    ficha: 'Tensión: 120 V, 60 Hz; Garantía: 2 años',
    caracteristicas: ['Empuñadura con control de vibración', 'Incluye cincel de punta y cincel plano'],
  },
  [
    [
      'MD-1500',
      5999,
      'Martillo demoledor SDS Max 1500 W',
      'Potencia: 1500 W; Zanco: SDS Max; Energía de impacto: 20 J; Impactos: 1,900 ipm; Cable: 4 m; Peso: 8.6 kg',
      'Tumba muro y levanta piso de 10 cm. Se maneja solo, sin quedarse clavado.',
    ],
    [
      'TZ-MD1050',
      3799,
      'Martillo demoledor SDS Max 1050 W',
      'Potencia: 1050 W; Zanco: SDS Max; Energía de impacto: 12 J; Impactos: 2,800 ipm; Cable: 4 m; Peso: 5.9 kg',
      'Para quitar azulejo, aplanado y ranurar muros.',
    ],
    [
      'TZ-MD1700',
      null,
      'Martillo demoledor hexagonal 1 1/8" 1700 W',
      'Potencia: 1700 W; Zanco: Hexagonal de 1 1/8"; Energía de impacto: 45 J; Impactos: 1,400 ipm; Cable: 5 m; Peso: 16.5 kg',
      'Firme de 15 cm, guarnición y cimiento. Lo acompañan carro y dos cinceles.',
    ],
    [
      'TZ-MD2200',
      null,
      'Rompedora hexagonal 1 1/8" 2200 W para pavimento',
      'Potencia: 2200 W; Zanco: Hexagonal de 1 1/8"; Energía de impacto: 65 J; Impactos: 1,300 ipm; Cable: 5 m; Peso: 30 kg',
      'Rompe pavimento y losa armada sin compresor de remolque. Venta y renta por día.',
    ],
    [
      'TZ-CP500',
      2299,
      'Cincelador SDS Plus 500 W',
      'Potencia: 500 W; Zanco: SDS Plus; Energía de impacto: 3.5 J; Impactos: 3,900 ipm; Cable: 3 m; Peso: 3 kg',
      'Solo cincela. Es el que usan los que cambian baños: rápido y sin cansarse.',
      'rotomartillo',
    ],
    [
      'TZ-RN1700',
      4299,
      'Ranuradora de muro 5" 1700 W',
      'Potencia: 1700 W; Discos: 2 de 5"; Ancho de ranura: 8 a 30 mm; Profundidad: 30 mm; Velocidad: 9,000 rpm; Peso: 4.9 kg',
      'Abre el canal para poliducto de un solo paso. Conéctala a una aspiradora.',
      'esmeriladora',
    ],
  ],
);
