import { machines } from '../family.ts';

const B = { marca: 'Bravío' } as const;

export const clamps = machines(
  { ...B, labels: ['prensas'], picture: 'prensa', remark: 'Aprieta con la mano, nunca con tubo.' },
  [
    [
      'PZ-6',
      139,
      'Prensa tipo sargento 6"',
      'Apertura: 6"; Profundidad: 2 1/2"; Fuerza: 150 kg; Material: Acero',
      'Para encolar y detener guías.',
    ],
    [
      'PZ-12',
      189,
      'Prensa tipo sargento 12"',
      'Apertura: 12"; Profundidad: 3"; Fuerza: 200 kg; Material: Acero',
      'La medida que más se usa en mueble.',
    ],
    [
      'PZ-24',
      269,
      'Prensa tipo sargento 24"',
      'Apertura: 24"; Profundidad: 3"; Fuerza: 200 kg; Material: Acero',
      'Puertas y cubiertas.',
    ],
    [
      'PZ-36',
      349,
      'Prensa tipo sargento 36"',
      'Apertura: 36"; Profundidad: 3"; Fuerza: 200 kg; Material: Acero',
      'Tableros anchos.',
    ],
    [
      'PR-R6',
      149,
      'Prensa rápida de gatillo 6"',
      'Apertura: 6"; Profundidad: 2 3/8"; Fuerza: 65 kg; Material: Nailon y acero',
      'Se aprieta con una mano y se voltea para separar.',
    ],
    [
      'PR-R12',
      199,
      'Prensa rápida de gatillo 12"',
      'Apertura: 12"; Profundidad: 3 1/8"; Fuerza: 135 kg; Material: Nailon y acero',
      'La tercera mano en la instalación.',
    ],
    [
      'PR-R24',
      269,
      'Prensa rápida de gatillo 24"',
      'Apertura: 24"; Profundidad: 3 1/8"; Fuerza: 135 kg; Material: Nailon y acero',
      'Para gabinetes y repisas.',
    ],
    [
      'PR-C4',
      99,
      'Prensa en C 4"',
      'Apertura: 4"; Profundidad: 2 1/4"; Material: Hierro maleable',
      'Aguanta calor de soldadura.',
    ],
    [
      'PR-C6',
      149,
      'Prensa en C 6"',
      'Apertura: 6"; Profundidad: 3"; Material: Hierro maleable',
      'Sujeta perfil y placa.',
    ],
    [
      'PR-BAN',
      899,
      'Tornillo de banco 5" con base giratoria',
      'Mordaza: 5"; Apertura: 5"; Base: Giratoria 360°; Yunque: Sí; Peso: 10.5 kg',
      'Con mordaza para tubo y base que gira y se traba con dos palancas.',
    ],
    [
      'PR-ANG',
      299,
      'Prensa de escuadra 90° para marco',
      'Apertura: 2 3/4"; Ángulo: 90°; Material: Aluminio',
      'Cuadra marcos y cajones al encolar.',
    ],
    [
      'PR-TUB',
      249,
      'Juego de prensas para tubo 3/4"',
      'Tubo: 3/4" cédula 40; Profundidad: 2"; Material: Hierro',
      'El largo lo pone tu tubo.',
    ],
    [
      'PR-PIN',
      89,
      'Pinzas de sujeción de resorte 6" 4 piezas',
      'Apertura: 2"; Largo: 6"; Contenido: 4 piezas',
      'Detienen plantilla, plástico y lona.',
    ],
  ],
);
