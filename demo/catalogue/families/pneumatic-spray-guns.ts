import { machines } from '../family.ts';

export const sprayGuns = machines(
  {
    marca: 'TENAZ',
    labels: ['pistolas-para-pintar', 'brochas-y-rodillos'],
    picture: 'pistola-pintar',
    ficha: 'Entrada: 1/4" NPT; Garantía: 1 año',
  },
  [
    [
      'PP-600',
      549,
      'Pistola para pintar por gravedad 600 ml',
      'Vaso: 600 ml; Boquilla: 1.4 mm; Presión: 30 a 50 PSI; Consumo: 6 CFM; Peso: 0.7 kg',
      'Para esmalte, laca y acabado de mueble. Boquilla y aguja de acero inoxidable.',
    ],
    [
      'TZ-PP1000',
      429,
      'Pistola para pintar por succión 1 L',
      'Vaso: 1 L; Boquilla: 1.8 mm; Presión: 40 a 60 PSI; Consumo: 8 CFM; Peso: 1.1 kg',
      'Para primario y esmalte en rejas y estructura.',
    ],
    [
      'TZ-PPH',
      1199,
      'Pistola para pintar HVLP 600 ml',
      'Vaso: 600 ml; Boquilla: 1.3 mm; Presión: 29 PSI; Consumo: 9 CFM; Peso: 0.6 kg',
      'Baja presión y poca brisa: menos pintura al aire y más en la pieza.',
    ],
    [
      'TZ-PPR',
      649,
      'Pistola de retoque por gravedad 125 ml',
      'Vaso: 125 ml; Boquilla: 0.8 mm; Presión: 25 a 40 PSI; Consumo: 3 CFM; Peso: 0.4 kg',
      'Difuminados y piezas chicas con compresor doméstico.',
    ],
    [
      'TZ-AER',
      499,
      'Aerógrafo de doble acción 7 ml',
      'Vaso: 7 ml; Boquilla: 0.3 mm; Presión: 15 a 35 PSI; Entrada de aire: 1/8"; Peso: 0.15 kg',
      'Modelismo, repostería y rotulación fina.',
    ],
    [
      'TZ-PPE',
      1299,
      'Pistola eléctrica para pintar 700 W',
      'Vaso: 800 ml; Boquilla: 2.6 mm; Potencia: 700 W; Viscosidad: Hasta 60 DIN-s; Peso: 1.6 kg',
      'No necesita compresor: bardas y celosías con esmalte o barniz diluido.',
    ],
    [
      'TZ-PTX',
      799,
      'Pistola de tirol y texturizado 6 L',
      'Tolva: 6 L; Boquillas: 4, 6 y 8 mm; Presión: 45 a 60 PSI; Consumo: 7 CFM; Peso: 1.5 kg',
      'Tirol planchado y texturas en muro y plafón.',
    ],
    [
      'TZ-AIRL',
      null,
      'Equipo airless 3,000 PSI para pintar sin aire',
      'Presión: 3,000 PSI; Caudal: 2 L/min; Boquilla: Hasta 0.021"; Manguera: 15 m; Potencia: 1100 W; Peso: 17 kg',
      'Aplica una cubeta de vinílica en veinte minutos. Lo demostramos en tu obra con cita.',
      'compresor',
    ],
    [
      'TZ-SBL',
      459,
      'Pistola de chorro de arena con depósito',
      'Depósito: 0.8 L; Boquilla: 6 mm; Presión: 60 a 90 PSI; Consumo: 9 CFM; Peso: 0.9 kg',
      'Quita óxido de piezas chicas antes del primario.',
    ],
  ],
);

export const blowGuns = machines(
  {
    marca: 'TENAZ',
    labels: ['mangueras-y-conexiones'],
    picture: 'pistola-aire',
    remark: 'Nunca la apuntes a la piel.',
    ficha: 'Entrada: 1/4" NPT',
  },
  [
    [
      'PA-SOP',
      89,
      'Pistola para sopletear con boquilla corta',
      'Boquilla: 4"; Presión máxima: 120 PSI; Material: Aluminio',
      'Limpia filtros, tableros y el banco.',
    ],
    [
      'PA-SOPL',
      119,
      'Pistola para sopletear con boquilla de 12"',
      'Boquilla: 12"; Presión máxima: 120 PSI; Material: Aluminio',
      'Alcanza el fondo de máquinas y radiadores.',
    ],
    [
      'PA-INF',
      249,
      'Pistola para inflar con manómetro',
      'Rango: 0 a 170 PSI; Manguera: 35 cm; Manómetro: De carátula',
      'Infla, desinfla y mide sin quitarla.',
    ],
    [
      'PA-INFD',
      549,
      'Pistola para inflar con manómetro digital',
      'Rango: 0 a 200 PSI; Manguera: 50 cm; Manómetro: Digital con luz',
      'Lectura precisa para vulcanizadora y flotilla.',
    ],
    [
      'PA-LAV',
      279,
      'Pistola de lavado de motor con depósito',
      'Depósito: 1 L; Presión: 60 a 120 PSI; Material: Aluminio',
      'Rocía desengrasante a presión.',
    ],
  ],
);
