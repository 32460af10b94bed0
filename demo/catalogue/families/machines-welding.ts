import { machines } from '../family.ts';

export const welders = machines(
  {
    marca: 'TENAZ',
    labels: ['soldadoras'],
    picture: 'soldadora',
    ficha: 'Garantía: 2 años',
    caracteristicas: ['Incluye porta electrodo y pinza de tierra', 'Protección térmica y de bajo voltaje'],
  },
  [
    [
      'SL-160',
      2999,
      'Soldadora inversora 160 A',
      'Corriente: 20 a 160 A; Tensión: 120 / 240 V; Ciclo de trabajo: 60 % a 130 A; Electrodo: Hasta 5/32"; Peso: 4.8 kg',
      'Pesa menos de 5 kg y se conecta a contacto de casa. Enciende fácil el 6013 y el 7018.',
    ],
    [
      'TZ-SL130',
      2199,
      'Soldadora inversora 130 A',
      'Corriente: 20 a 130 A; Tensión: 120 V; Ciclo de trabajo: 40 % a 110 A; Electrodo: Hasta 1/8"; Peso: 3.9 kg',
      'Para reja, portón ligero y reparación doméstica.',
    ],
    [
      'TZ-SL200',
      4299,
      'Soldadora inversora 200 A doble voltaje',
      'Corriente: 20 a 200 A; Tensión: 120 / 240 V; Ciclo de trabajo: 60 % a 180 A; Electrodo: Hasta 3/16"; Peso: 7.2 kg',
      'Arranque en caliente y ajuste de fuerza de arco para estructura mediana.',
    ],
    [
      'TZ-SL250',
      6299,
      'Soldadora inversora 250 A',
      'Corriente: 30 a 250 A; Tensión: 240 V; Ciclo de trabajo: 60 % a 220 A; Electrodo: Hasta 1/4"; Peso: 11 kg',
      'Para taller con línea de 240 V: raíz y relleno en placa.',
    ],
    [
      'TZ-SM140',
      5499,
      'Soldadora de microalambre 140 A sin gas y con gas',
      'Corriente: 30 a 140 A; Tensión: 120 V; Alambre: 0.023" a 0.035"; Carrete: 5 kg; Peso: 12.5 kg',
      'Usa alambre tubular sin gas para hojalatería y herrería delgada.',
    ],
    [
      'TZ-SM200',
      9499,
      'Soldadora multiproceso 200 A',
      'Corriente: 30 a 200 A; Tensión: 120 / 240 V; Procesos: Electrodo, microalambre y TIG por raspado; Carrete: 5 kg; Peso: 17 kg',
      'Tres procesos en una máquina con ajuste sinérgico: pones el espesor y ella propone lo demás.',
    ],
    [
      'TZ-TG200',
      null,
      'Soldadora TIG 200 A con alta frecuencia',
      'Corriente: 5 a 200 A; Tensión: 240 V; Corriente de salida: Alterna y directa; Pulsado: Sí; Peso: 19 kg',
      'Suelda aluminio e inoxidable con cordón limpio. Incluye antorcha y pedal.',
    ],
    [
      'TZ-CPL40',
      null,
      'Cortadora de plasma 40 A',
      'Corriente: 15 a 40 A; Tensión: 120 / 240 V; Corte limpio: 12 mm; Aire: 65 PSI; Peso: 9.5 kg',
      'Corta placa de 1/2" sin deformarla. Pide compresor de 50 L o más con filtro.',
    ],
    [
      'TZ-SP300',
      null,
      'Soldadora de transformador 300 A con ruedas',
      'Corriente: 40 a 300 A; Tensión: 240 V; Ciclo de trabajo: 20 % a 300 A; Electrodo: Hasta 1/4"; Peso: 62 kg',
      'De las que no se descomponen: devanado de cobre y ventilador de turbina.',
    ],
  ],
);

export const weldingGear = machines(
  { marca: 'TENAZ', labels: ['soldadoras', 'seguridad'], picture: 'careta', ficha: 'Garantía: 1 año' },
  [
    [
      'CT-913',
      899,
      'Careta para soldar electrónica fotosensible',
      'Sombra: 9 a 13 ajustable; Reacción: 1/25,000 s; Sensores: 2; Visor: 92 x 42 mm; Alimentación: Solar y batería; Peso: 0.45 kg',
      'Se oscurece sola al arrancar el arco. Modo para esmerilar, sin levantarla.',
    ],
    [
      'TZ-CT513',
      1499,
      'Careta para soldar electrónica de visor amplio',
      'Sombra: 5 a 13 ajustable; Reacción: 1/30,000 s; Sensores: 4; Visor: 100 x 65 mm; Alimentación: Solar y batería; Peso: 0.52 kg',
      'Cuatro sensores y color real para TIG y trabajo en posición.',
    ],
    [
      'TZ-CTF',
      199,
      'Careta para soldar de ventana fija sombra 11',
      'Sombra: 11 fija; Ventana: 2 x 4 1/4" abatible; Ajuste: De matraca; Peso: 0.4 kg',
      'La sencilla de taller, con ventana que se levanta para picar escoria.',
    ],
  ],
);
