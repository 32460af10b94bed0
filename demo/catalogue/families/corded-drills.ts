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
