import { machines } from '../family.ts';

export const vacuums = machines(
  {
    marca: 'TENAZ',
    labels: ['hidrolavadoras-y-aspiradoras'],
    picture: 'aspiradora',
    ficha: 'Tensión: 120 V, 60 Hz; Garantía: 1 año',
  },
  [
    [
      'AS-20',
      1799,
      'Aspiradora seco y mojado 20 L',
      'Tanque: 20 L; Potencia: 1250 W; Succión: 16 kPa; Manguera: 1.8 m; Cable: 4 m; Peso: 5.9 kg',
      'Levanta agua, polvo de obra y clavos. También sopla.',
    ],
    [
      'TZ-AS12',
      1299,
      'Aspiradora seco y mojado 12 L',
      'Tanque: 12 L; Potencia: 1000 W; Succión: 14 kPa; Manguera: 1.5 m; Cable: 3 m; Peso: 4.2 kg',
      'Chica para casa, auto y departamento.',
    ],
    [
      'TZ-AS30',
      2499,
      'Aspiradora seco y mojado 30 L de acero inoxidable',
      'Tanque: 30 L; Potencia: 1400 W; Succión: 18 kPa; Manguera: 2 m; Cable: 5 m; Peso: 8.4 kg',
      'Tanque inoxidable con tapón de desagüe para taller y condominio.',
    ],
    [
      'TZ-AS60',
      4999,
      'Aspiradora industrial 60 L de dos motores',
      'Tanque: 60 L; Potencia: 2400 W; Succión: 20 kPa; Manguera: 2.5 m; Cable: 8 m; Peso: 19 kg',
      'Para bodega y entrega de obra. El tanque se bascula para vaciarlo.',
    ],
    [
      'TZ-ASP',
      3999,
      'Aspiradora para polvo fino 25 L con toma para herramienta',
      'Tanque: 25 L; Potencia: 1300 W; Succión: 21 kPa; Filtro: Alta eficiencia; Toma: Arranca con la herramienta; Peso: 9.8 kg',
      'Se conecta a la lijadora de muro o a la ranuradora y prende con ellas.',
    ],
    [
      'TZ-SO600',
      699,
      'Sopladora eléctrica 600 W',
      'Potencia: 600 W; Flujo: 3.5 m³/min; Velocidad: 0 a 16,000 rpm; Cable: 2 m; Bolsa: Incluida; Peso: 1.7 kg',
      'Limpia computadoras, motores y el taller; con la bolsa, aspira.',
      'sopladora',
    ],
  ],
);
