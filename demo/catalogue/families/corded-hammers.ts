import { machines } from '../family.ts';

export const rotaryHammers = machines(
  {
    marca: 'TENAZ',
    labels: ['rotomartillos-y-demoledores'],
    picture: 'rotomartillo',
    ficha: 'Tensión: 120 V, 60 Hz; Garantía: 2 años',
    caracteristicas: ['Embrague de seguridad', 'Mango auxiliar giratorio con tope de profundidad', 'Maletín incluido'],
  },
  [
    [
      'RM-0800',
      2399,
      'Rotomartillo SDS Plus 1" 800 W',
      'Potencia: 800 W; Zanco: SDS Plus; Energía de impacto: 2.8 J; Velocidad: 0 a 1,100 rpm; Impactos: 4,300 ipm; Capacidad en concreto: 26 mm; Funciones: 3; Peso: 2.9 kg',
      'Perfora, percute y cincela. Con 2.8 J abre paso de 3/4" en losa sin forzarlo.',
    ],
    [
      'TZ-RM620',
      1799,
      'Rotomartillo SDS Plus 7/8" 620 W',
      'Potencia: 620 W; Zanco: SDS Plus; Energía de impacto: 2 J; Velocidad: 0 a 1,200 rpm; Impactos: 4,800 ipm; Capacidad en concreto: 22 mm; Funciones: 3; Peso: 2.4 kg',
      'Ligero para instalador de aire y canaleta; cincela loseta y aplanado.',
    ],
    [
      'TZ-RM26',
      3349,
      'Rotomartillo SDS Plus 26 mm, 900 W con control de vibración',
      'Potencia: 900 W; Zanco: SDS Plus; Energía de impacto: 3.2 J; Velocidad: 0 a 1,000 rpm; Impactos: 4,200 ipm; Capacidad en concreto: 26 mm; Funciones: 4; Peso: 3.2 kg',
      'Empuñadura con amortiguador: se nota después de cincuenta barrenos al techo.',
    ],
    [
      'TZ-RM32',
      3999,
      'Rotomartillo SDS Plus 1 1/4" 1050 W',
      'Potencia: 1050 W; Zanco: SDS Plus; Energía de impacto: 4.5 J; Velocidad: 0 a 850 rpm; Impactos: 3,900 ipm; Capacidad en concreto: 32 mm; Funciones: 3; Peso: 4.2 kg',
      'Para ancla de 1" y ranura de tubería en concreto.',
    ],
    [
      'TZ-RM40M',
      null,
      'Rotomartillo SDS Max 1 9/16" 1250 W',
      'Potencia: 1250 W; Zanco: SDS Max; Energía de impacto: 9 J; Velocidad: 240 a 480 rpm; Impactos: 2,900 ipm; Capacidad en concreto: 40 mm; Funciones: 2; Peso: 6.8 kg',
      'Barreno de varilla y demolición de piso en el mismo equipo.',
    ],
    [
      'TZ-RM45M',
      null,
      'Rotomartillo SDS Max 1 3/4" 1500 W',
      'Potencia: 1500 W; Zanco: SDS Max; Energía de impacto: 12 J; Velocidad: 140 a 280 rpm; Impactos: 2,700 ipm; Capacidad en concreto: 45 mm; Funciones: 2; Peso: 8.9 kg',
      'Para anclaje químico de estructura. También lo tenemos en renta: pregunta en el taller.',
    ],
  ],
);
