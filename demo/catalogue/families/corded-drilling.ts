import { machines } from '../family.ts';

export const cordedDrills = machines(
  {
    marca: 'TENAZ',
    labels: ['taladros-con-cable'],
    picture: 'taladro-con-cable',
    ficha: 'Tensión: 120 V, 60 Hz; Garantía: 2 años',
    caracteristicas: ['Velocidad variable y reversa', 'Mango auxiliar de tres posiciones'],
  },
  [
    [
      'TP-7512',
      1199,
      'Taladro percutor 1/2" 750 W',
      'Potencia: 750 W; Mandril: 1/2" con llave; Velocidad: 0 a 2,800 rpm; Percusión: 44,800 ipm; Capacidad en concreto: 13 mm; Capacidad en madera: 30 mm; Cable: 2.5 m; Peso: 2.1 kg',
      'El de batalla para taquete en tabique y block. En concreto colado, mejor un rotomartillo.',
    ],
    [
      'TZ-TP600',
      799,
      'Taladro percutor 1/2" 600 W',
      'Potencia: 600 W; Mandril: 1/2" con llave; Velocidad: 0 a 2,800 rpm; Percusión: 44,800 ipm; Capacidad en concreto: 13 mm; Capacidad en madera: 25 mm; Cable: 2 m; Peso: 1.8 kg',
      'Para la casa: cortineros, repisas y el taquete de vez en cuando.',
    ],
    [
      'TZ-TP900',
      1699,
      'Taladro percutor 1/2" 900 W de dos velocidades',
      'Potencia: 900 W; Mandril: 1/2" sin llave; Velocidad: 0 a 1,200 / 0 a 3,000 rpm; Percusión: 48,000 ipm; Capacidad en concreto: 16 mm; Capacidad en madera: 40 mm; Cable: 3 m; Peso: 2.6 kg',
      'La primera velocidad tiene fuerza para sierra de copa y mezclador chico.',
    ],
    [
      'TZ-TA38',
      849,
      'Taladro 3/8" 500 W de alta velocidad',
      'Potencia: 500 W; Mandril: 3/8" sin llave; Velocidad: 0 a 3,300 rpm; Capacidad en acero: 10 mm; Capacidad en madera: 25 mm; Cable: 2.5 m; Peso: 1.4 kg',
      'Sin percusión: para lámina, aluminio y madera, con barreno limpio.',
    ],
    [
      'TZ-TA12',
      1549,
      'Taladro 1/2" 800 W de baja velocidad',
      'Potencia: 800 W; Mandril: 1/2" con llave; Velocidad: 0 a 750 rpm; Capacidad en acero: 13 mm; Capacidad en madera: 40 mm; Cable: 3 m; Peso: 2.4 kg',
      'Despacio y con par: acero grueso, brocas de paleta grandes y mezcla.',
    ],
    [
      'TZ-TAN38',
      1999,
      'Taladro de ángulo 3/8" 400 W',
      'Potencia: 400 W; Mandril: 3/8" con llave; Velocidad: 0 a 1,500 rpm; Altura de cabeza: 72 mm; Capacidad en madera: 25 mm; Cable: 2.5 m; Peso: 1.7 kg',
      'Para perforar entre polines al cablear o pasar tubería.',
    ],
    [
      'TZ-MX1200',
      2299,
      'Mezclador eléctrico 1200 W',
      'Potencia: 1200 W; Rosca: M14; Velocidad: 0 a 700 rpm; Diámetro de aspa: 120 mm; Capacidad: Hasta 60 L; Cable: 3 m; Peso: 4.1 kg',
      'Pegazulejo, yeso y pintura sin grumos. Dos empuñaduras para que no te gane.',
    ],
    [
      'TZ-MX1600',
      3199,
      'Mezclador eléctrico de dos velocidades 1600 W',
      'Potencia: 1600 W; Rosca: M14; Velocidad: 0 a 450 / 0 a 750 rpm; Diámetro de aspa: 140 mm; Capacidad: Hasta 90 L; Cable: 4 m; Peso: 5.6 kg',
      'Para mortero y concreto en tina. La baja mueve material pesado sin salpicar.',
    ],
    [
      'TZ-AD500',
      1449,
      'Atornillador para panel de yeso 500 W',
      'Potencia: 500 W; Portapuntas: 1/4" hexagonal; Velocidad: 0 a 4,500 rpm; Tope: De profundidad ajustable; Cable: 5 m; Peso: 1.3 kg',
      'Cable de 5 m para recorrer un plafón completo sin mover la extensión.',
    ],
  ],
);

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
