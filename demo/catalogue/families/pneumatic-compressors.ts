import { machines } from '../family.ts';

export const compressors = machines(
  {
    marca: 'TENAZ',
    labels: ['compresores'],
    picture: 'compresor',
    ficha: 'Garantía: 1 año',
    caracteristicas: ['Manómetro doble y regulador', 'Válvula de seguridad'],
  },
  [
    [
      'CA-25',
      2999,
      'Compresor de aire 25 L 2.5 HP',
      'Tanque: 25 L; Potencia: 2.5 HP; Presión máxima: 116 PSI; Caudal: 4.5 CFM a 90 PSI; Lubricación: Aceite; Tensión: 120 V; Peso: 24 kg',
      'Pinta rejas, infla y clava. Con ruedas y mango para subirlo a la camioneta.',
    ],
    [
      'TZ-CA6',
      1799,
      'Compresor de aire 6 L 1 HP libre de aceite',
      'Tanque: 6 L; Potencia: 1 HP; Presión máxima: 116 PSI; Caudal: 1.8 CFM a 90 PSI; Lubricación: Libre de aceite; Tensión: 120 V; Peso: 11 kg',
      'Para aerógrafo, clavillo y llantas. Se lleva con una mano.',
    ],
    [
      'TZ-CA24S',
      3799,
      'Compresor de aire silencioso 24 L 1.5 HP',
      'Tanque: 24 L; Potencia: 1.5 HP; Presión máxima: 120 PSI; Caudal: 3.5 CFM a 90 PSI; Lubricación: Libre de aceite; Nivel de ruido: 62 dB; Tensión: 120 V; Peso: 22 kg',
      'Se puede platicar junto a él: para consultorio, estética y departamento.',
    ],
    [
      'TZ-CA50',
      4299,
      'Compresor de aire 50 L 3 HP',
      'Tanque: 50 L; Potencia: 3 HP; Presión máxima: 116 PSI; Caudal: 6 CFM a 90 PSI; Lubricación: Aceite; Tensión: 120 V; Peso: 34 kg',
      'Alcanza para una llave de impacto de 1/2" en trabajos cortos.',
    ],
    [
      'TZ-CA100',
      7499,
      'Compresor de aire 100 L 3 HP con banda',
      'Tanque: 100 L; Potencia: 3 HP; Presión máxima: 125 PSI; Caudal: 8.5 CFM a 90 PSI; Lubricación: Aceite; Tensión: 120 / 240 V; Peso: 68 kg',
      'Cabezal de hierro y banda: más fresco y más años para vulcanizadora chica.',
    ],
    [
      'TZ-CA190V',
      null,
      'Compresor de aire vertical 190 L 5 HP',
      'Tanque: 190 L; Potencia: 5 HP; Presión máxima: 135 PSI; Caudal: 14 CFM a 90 PSI; Lubricación: Aceite; Tensión: 240 V; Peso: 132 kg',
      'Ocupa poco piso y sostiene cabina de pintura.',
    ],
    [
      'TZ-CA300',
      null,
      'Compresor de aire 300 L 10 HP trifásico',
      'Tanque: 300 L; Potencia: 10 HP; Presión máxima: 175 PSI; Caudal: 34 CFM a 175 PSI; Lubricación: Aceite; Etapas: 2; Tensión: 240 V trifásico; Peso: 310 kg',
      'Dos etapas para taller de enderezado o planta. Se entrega con arrancador.',
    ],
    [
      'TZ-CAG',
      null,
      'Compresor de aire a gasolina 60 L 6.5 HP',
      'Tanque: 60 L; Potencia: 6.5 HP; Presión máxima: 125 PSI; Caudal: 11 CFM a 90 PSI; Lubricación: Aceite; Arranque: Manual; Peso: 82 kg',
      'Para techar, clavar y soplar donde no hay luz.',
    ],
    [
      'TZ-INF12',
      399,
      'Compresor inflador 12 V para auto',
      'Alimentación: Encendedor de 12 V; Presión máxima: 120 PSI; Manguera: 60 cm; Manómetro: Análogo; Peso: 0.8 kg',
      'En la cajuela, para la ponchadura lenta del domingo.',
    ],
  ],
);
