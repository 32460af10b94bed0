import { machines } from '../family.ts';

export const generators = machines(
  {
    marca: 'TENAZ',
    labels: ['generadores'],
    picture: 'generador',
    ficha: 'Garantía: 1 año',
    caracteristicas: ['Paro automático por bajo nivel de aceite', 'Protección contra sobrecarga'],
  },
  [
    [
      'GE-3500',
      9999,
      'Generador a gasolina 3500 W',
      'Potencia máxima: 3500 W; Potencia continua: 3000 W; Salida: 120 / 240 V; Motor: 7 HP; Tanque: 15 L; Autonomía: 10 h a media carga; Arranque: Manual; Peso: 44 kg',
      'Sostiene refrigerador, bomba y luces en un apagón, o dos máquinas en obra.',
    ],
    [
      'TZ-GE1200',
      4299,
      'Generador a gasolina 1200 W',
      'Potencia máxima: 1200 W; Potencia continua: 1000 W; Salida: 120 V; Motor: 2.5 HP; Tanque: 5 L; Autonomía: 7 h a media carga; Arranque: Manual; Peso: 22 kg',
      'Puesto, campamento y respaldo de lo básico.',
    ],
    [
      'TZ-GE2500',
      7499,
      'Generador a gasolina 2500 W',
      'Potencia máxima: 2500 W; Potencia continua: 2200 W; Salida: 120 V; Motor: 6 HP; Tanque: 15 L; Autonomía: 12 h a media carga; Arranque: Manual; Peso: 39 kg',
      'Mueve una esmeriladora de 4 1/2" o un rotomartillo con holgura.',
    ],
    [
      'TZ-GE5500',
      14999,
      'Generador a gasolina 5500 W con arranque eléctrico',
      'Potencia máxima: 5500 W; Potencia continua: 5000 W; Salida: 120 / 240 V; Motor: 13 HP; Tanque: 25 L; Autonomía: 9 h a media carga; Arranque: Eléctrico y manual; Peso: 79 kg',
      'Alimenta soldadora inversora o el aire acondicionado de un cuarto.',
    ],
    [
      'TZ-GE7500',
      18999,
      'Generador a gasolina 7500 W con arranque eléctrico',
      'Potencia máxima: 7500 W; Potencia continua: 7000 W; Salida: 120 / 240 V; Motor: 16 HP; Tanque: 25 L; Autonomía: 8 h a media carga; Arranque: Eléctrico y manual; Peso: 86 kg',
      'Casa completa o cuadrilla con varias máquinas.',
    ],
    [
      'TZ-GI2200',
      13499,
      'Generador inversor silencioso 2200 W',
      'Potencia máxima: 2200 W; Potencia continua: 1800 W; Salida: 120 V; Nivel de ruido: 58 dB; Tanque: 4 L; Autonomía: 5 h a media carga; Arranque: Manual; Peso: 21 kg',
      'Onda limpia para computadora, sonido y equipo médico. Dos se conectan en paralelo.',
    ],
    [
      'TZ-GI3500',
      null,
      'Generador inversor silencioso 3500 W',
      'Potencia máxima: 3500 W; Potencia continua: 3000 W; Salida: 120 V; Nivel de ruido: 62 dB; Tanque: 9 L; Autonomía: 7 h a media carga; Arranque: Eléctrico y manual; Peso: 41 kg',
      'Para eventos, casa rodante y consultorio.',
    ],
    [
      'TZ-GD10',
      null,
      'Planta de luz a diésel 10 kW con cabina',
      'Potencia máxima: 10 kW; Potencia continua: 9 kW; Salida: 120 / 240 V; Nivel de ruido: 70 dB; Tanque: 30 L; Autonomía: 9 h a media carga; Arranque: Eléctrico; Peso: 190 kg',
      'Respaldo de negocio con transferencia automática opcional. Se cotiza con instalación.',
    ],
    [
      'TZ-MB2',
      3899,
      'Motobomba a gasolina 2", 7 HP',
      'Diámetro: 2"; Motor: 7 HP; Caudal: 600 L/min; Altura: 30 m; Tanque: 3.6 L; Peso: 25 kg',
      'Vacía una cisterna de 10,000 L en menos de veinte minutos.',
    ],
    [
      'TZ-MB3',
      4699,
      'Motobomba a gasolina 3", 7 HP',
      'Diámetro: 3"; Motor: 7 HP; Caudal: 1,000 L/min; Altura: 28 m; Tanque: 3.6 L; Peso: 29 kg',
      'Riego y desagüe de excavación con agua sucia de sólidos chicos.',
    ],
  ],
);
