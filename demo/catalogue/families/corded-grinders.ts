import { machines } from '../family.ts';

export const cordedGrinders = machines(
  {
    marca: 'TENAZ',
    labels: ['esmeriladoras-con-cable'],
    picture: 'esmeriladora',
    ficha: 'Eje: 5/8"-11; Tensión: 120 V, 60 Hz; Garantía: 2 años',
    caracteristicas: ['Guarda ajustable sin llave', 'Mango auxiliar de dos posiciones', 'Carbones de cambio externo'],
  },
  [
    [
      'EA-45900',
      1189,
      'Esmeriladora angular 4 1/2" 900 W',
      'Potencia: 900 W; Disco: 4 1/2"; Velocidad: 11,000 rpm; Interruptor: Deslizable con seguro; Cable: 2.5 m; Peso: 2 kg',
      'La del herrero: corta, desbasta y aguanta el polvo. Los carbones se cambian por fuera en dos minutos.',
    ],
    [
      'TZ-EA700',
      749,
      'Esmeriladora angular 4 1/2" 700 W',
      'Potencia: 700 W; Disco: 4 1/2"; Velocidad: 11,000 rpm; Interruptor: Deslizable; Cable: 2 m; Peso: 1.7 kg',
      'Para cortes ocasionales de varilla, solera y azulejo en casa.',
    ],
    [
      'TZ-AG45',
      1349,
      'Esmeriladora angular 4 1/2" 1000 W con velocidad variable',
      'Potencia: 1000 W; Disco: 4 1/2"; Velocidad: 3,000 a 11,000 rpm; Interruptor: Deslizable con seguro; Cable: 2.5 m; Peso: 2.1 kg',
      'Baja las vueltas para pulir con fieltro o limpiar con carda sin quemar la pieza.',
    ],
    [
      'TZ-EA5P',
      1699,
      'Esmeriladora angular 5" 1200 W de paleta',
      'Potencia: 1200 W; Disco: 5"; Velocidad: 10,500 rpm; Interruptor: De paleta, sin traba; Cable: 3 m; Peso: 2.4 kg',
      'Se apaga al soltarla, como piden las normas de planta. Un disco de 5" rinde más que uno de 4 1/2".',
    ],
    [
      'TZ-EA6',
      2099,
      'Esmeriladora angular 6" 1500 W',
      'Potencia: 1500 W; Disco: 6"; Velocidad: 9,300 rpm; Interruptor: De paleta con seguro; Cable: 3 m; Peso: 2.7 kg',
      'Cuerpo de chica con fuerza para cordón grueso de soldadura.',
    ],
    [
      'TZ-EA7',
      2499,
      'Esmeriladora angular 7" 2200 W',
      'Potencia: 2200 W; Disco: 7"; Velocidad: 8,500 rpm; Interruptor: De gatillo con seguro; Cable: 3 m; Peso: 5.1 kg',
      'Para cortar castillo, block y perfil de 3". Arranque suave que no bota la pastilla.',
    ],
    [
      'EA-92400',
      2899,
      'Esmeriladora angular 9" 2400 W',
      'Potencia: 2400 W; Disco: 9"; Velocidad: 6,500 rpm; Interruptor: De gatillo con seguro; Cable: 3.5 m; Peso: 5.9 kg',
      'Corte de cantera, concreto y viga. Trabájala con las dos manos y con careta.',
    ],
    [
      'TZ-EA9R',
      3399,
      'Esmeriladora angular 9" 2600 W con mango giratorio',
      'Potencia: 2600 W; Disco: 9"; Velocidad: 6,500 rpm; Interruptor: De gatillo, mango a 180°; Cable: 4 m; Peso: 6.2 kg',
      'El mango gira para cortar de lado sin torcer la espalda.',
    ],
    [
      'TZ-ER14',
      1449,
      'Esmeriladora recta 1/4" 500 W',
      'Potencia: 500 W; Boquilla: 1/4"; Velocidad: 27,000 rpm; Interruptor: Deslizable; Cable: 2.5 m; Peso: 1.6 kg',
      'Con puntas montadas y limas rotativas para matrices, soldadura interior y puertos.',
      'rotativa',
    ],
    [
      'TZ-CZ5',
      2799,
      'Cortadora de piso 5" 1400 W con guía y toma de agua',
      'Potencia: 1400 W; Disco: 5"; Profundidad: 40 mm; Velocidad: 12,000 rpm; Toma de agua: 1/2"; Peso: 3.2 kg',
      'Corte recto en loseta y mármol, sin polvo. Usa disco de diamante continuo.',
    ],
  ],
);
