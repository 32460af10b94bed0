import { family, machines } from '../family.ts';

const A = { marca: 'Arroyal', labels: ['material-electrico'] } as const;

type Extension = [metres: number, gauge: string, amps: string, use: 'uso rudo' | 'doméstica' | 'de barra'];

export const extensions = family<Extension>(
  { ...A, picture: 'extension' },
  (metres, gauge, amps, use) => ({
    nombre: `Extensión eléctrica ${use} ${metres} m`,
    descripcion: {
      'uso rudo': 'Cable de hule con tierra para obra y taller. Desenróllala toda si vas a soldar o cortar.',
      doméstica: 'Tres contactos polarizados para lámpara y aparato chico; no es para herramienta.',
      'de barra': 'Seis contactos con interruptor y protección de sobrecarga.',
    }[use],
    familia: `extension-${use.split(' ')[0]}`.normalize('NFD').replace(/\p{M}/gu, ''),
    ficha: `Largo: ${metres} m; Calibre: ${gauge}; Corriente: ${amps}; Tensión: 127 V; Contactos: ${use === 'uso rudo' ? '1 con tierra' : use === 'doméstica' ? '3' : '6 con tierra'}`,
  }),
  [
    ['EX-5', 189, 5, '3 x 14', '15 A', 'uso rudo'],
    ['EX-10', 329, 10, '3 x 14', '15 A', 'uso rudo'],
    ['EX-15', 459, 15, '3 x 14', '15 A', 'uso rudo'],
    ['EX-20', 589, 20, '3 x 14', '15 A', 'uso rudo'],
    ['EX-30', 849, 30, '3 x 12', '15 A', 'uso rudo'],
    ['EXD-2', 39, 2, '2 x 16', '10 A', 'doméstica'],
    ['EXD-6', 75, 6, '2 x 16', '10 A', 'doméstica'],
    ['EXB-1', 149, 1, '3 x 14', '15 A', 'de barra'],
    ['EXB-2', 189, 2, '3 x 14', '15 A', 'de barra'],
  ],
);

type Wire = [gauge: string, amps: string, use: string];

export const wires = family<Wire>(
  { ...A, picture: 'extension', unidad: 'caja 100 m' },
  (gauge, amps, use) => ({
    nombre: `Cable THW calibre ${gauge} caja 100 m`,
    descripcion: `Cobre con aislamiento antillama de 90 °C. ${use}`,
    familia: 'cable-thw',
    ficha: `Calibre: ${gauge}; Corriente: ${amps}; Conductor: Cobre; Aislamiento: THW-LS 600 V; Largo: 100 m; Color: Negro, rojo, blanco o verde`,
  }),
  [
    ['CT-14', null, '14', '20 A', 'Alumbrado.'],
    ['CT-12', null, '12', '25 A', 'Contactos de toda la casa.'],
    ['CT-10', null, '10', '35 A', 'Bomba, calentador y minisplit.'],
    ['CT-8', null, '8', '50 A', 'Acometida y estufa eléctrica.'],
  ],
);

export const outlets = machines({ ...A, picture: 'contacto', remark: 'Baja el interruptor antes de abrir la caja.' }, [
  [
    'AP-1',
    39,
    'Apagador sencillo con placa',
    'Módulos: 1; Corriente: 10 A; Tensión: 127 V; Color: Blanco',
    'Placa sin tornillos a la vista.',
  ],
  [
    'AP-2',
    59,
    'Apagador doble con placa',
    'Módulos: 2; Corriente: 10 A; Tensión: 127 V; Color: Blanco',
    'Dos luces en una caja.',
  ],
  [
    'AP-ESC',
    52,
    'Apagador de escalera con placa',
    'Módulos: 1; Corriente: 10 A; Vías: 3; Color: Blanco',
    'Prende abajo y apaga arriba; se ponen dos.',
  ],
  [
    'CO-DUP',
    55,
    'Contacto dúplex polarizado con placa',
    'Módulos: 2; Corriente: 15 A; Tierra: Sí; Color: Blanco',
    'El de norma, con tierra.',
  ],
  [
    'CO-GFI',
    289,
    'Contacto con protección de falla a tierra',
    'Corriente: 15 A; Protección: 5 mA; Tierra: Sí; Color: Blanco',
    'Obligado en baño, cocina y patio.',
  ],
  [
    'CO-USB',
    249,
    'Contacto dúplex con dos puertos USB',
    'Corriente: 15 A; USB: A y C de 3.4 A; Tierra: Sí; Color: Blanco',
    'Carga el celular sin cubo.',
  ],
  [
    'CO-INT',
    65,
    'Contacto e interruptor con placa',
    'Módulos: 2; Corriente: 15 A; Tierra: Sí; Color: Blanco',
    'Para lavabo y buró.',
  ],
  [
    'DI-LED',
    189,
    'Atenuador para foco LED con placa',
    'Potencia: 150 W LED; Tensión: 127 V; Color: Blanco',
    'Sin parpadeo con foco atenuable.',
  ],
  ['PL-CIE', 15.5, 'Placa ciega', 'Módulos: 1; Material: Policarbonato; Color: Blanco', 'Tapa la caja que ya no usas.'],
  [
    'CL-AE',
    24.5,
    'Clavija de hule con tierra 15 A',
    'Corriente: 15 A; Tensión: 127 V; Material: Hule',
    'Repara la extensión y la herramienta.',
  ],
  [
    'CN-AE',
    28.5,
    'Conector hembra de hule con tierra 15 A',
    'Corriente: 15 A; Tensión: 127 V; Material: Hule',
    'La otra punta de la extensión.',
  ],
  [
    'SO-POR',
    18.5,
    'Portalámpara de porcelana',
    'Base: E26; Corriente: 5 A; Material: Porcelana',
    'Para plafón y bodega.',
  ],
  ['CA-CHA', 14.5, 'Caja chalupa galvanizada', 'Medida: 4 x 2"; Material: Acero galvanizado', 'Apagador y contacto.'],
  [
    'CA-CUA',
    19.5,
    'Caja cuadrada galvanizada 4"',
    'Medida: 4 x 4"; Material: Acero galvanizado',
    'Registro y contacto doble.',
  ],
  [
    'CC-2',
    349,
    'Centro de carga 2 circuitos',
    'Circuitos: 2; Barras: 50 A; Montaje: Empotrar',
    'Departamento chico y bodega.',
  ],
  [
    'CC-8',
    799,
    'Centro de carga 8 circuitos',
    'Circuitos: 8; Barras: 100 A; Montaje: Empotrar',
    'Casa completa con espacio para crecer.',
  ],
  [
    'IN-15',
    129,
    'Interruptor termomagnético 15 A un polo',
    'Corriente: 15 A; Polos: 1; Capacidad: 10 kA',
    'Alumbrado.',
  ],
  [
    'IN-20P',
    129,
    'Interruptor termomagnético 20 A un polo',
    'Corriente: 20 A; Polos: 1; Capacidad: 10 kA',
    'Contactos.',
  ],
  [
    'IN-30',
    269,
    'Interruptor termomagnético 30 A dos polos',
    'Corriente: 30 A; Polos: 2; Capacidad: 10 kA',
    'Minisplit y calentador.',
  ],
  [
    'TI-24',
    199,
    'Temporizador de contacto 24 h',
    'Programa: 24 h en pasos de 15 min; Corriente: 15 A',
    'Luces, filtro y bomba a su hora, sin instalación: se enchufa.',
  ],
]);

export const lamps = machines({ ...A, picture: 'foco', remark: 'Enciende al instante y no calienta.' }, [
  [
    'FO-6',
    29.5,
    'Foco LED 6 W luz blanca',
    'Potencia: 6 W; Flujo luminoso: 500 lm; Color de luz: 6500 K; Base: E26; Equivale a: 45 W; Vida: 10,000 h',
    'Buró, pasillo y clóset.',
  ],
  [
    'FO-9',
    35,
    'Foco LED 9 W luz blanca',
    'Potencia: 9 W; Flujo luminoso: 800 lm; Color de luz: 6500 K; Base: E26; Equivale a: 60 W; Vida: 10,000 h',
    'El que sustituye al de 60 W.',
  ],
  [
    'FO-9C',
    35,
    'Foco LED 9 W luz cálida',
    'Potencia: 9 W; Flujo luminoso: 780 lm; Color de luz: 3000 K; Base: E26; Equivale a: 60 W; Vida: 10,000 h',
    'Sala y recámara.',
  ],
  [
    'FO-12',
    45,
    'Foco LED 12 W luz blanca',
    'Potencia: 12 W; Flujo luminoso: 1,050 lm; Color de luz: 6500 K; Base: E26; Equivale a: 75 W; Vida: 10,000 h',
    'Cocina y taller.',
  ],
  [
    'FO-20',
    99,
    'Foco LED 20 W alta potencia luz blanca',
    'Potencia: 20 W; Flujo luminoso: 1,900 lm; Color de luz: 6500 K; Base: E26; Equivale a: 150 W; Vida: 15,000 h',
    'Patio, bodega y local.',
  ],
  [
    'FO-SEN',
    129,
    'Foco LED 9 W con sensor de movimiento',
    'Potencia: 9 W; Flujo luminoso: 800 lm; Color de luz: 6500 K; Base: E26; Sensor: 6 m',
    'Se apaga solo en entrada y escalera.',
  ],
  [
    'FO-GU',
    45,
    'Foco LED 5 W GU10 luz cálida',
    'Potencia: 5 W; Flujo luminoso: 400 lm; Color de luz: 3000 K; Base: GU10; Vida: 15,000 h',
    'Para luminaria de plafón.',
  ],
  [
    'TU-18',
    89,
    'Tubo LED T8 18 W 1.2 m',
    'Potencia: 18 W; Flujo luminoso: 1,800 lm; Color de luz: 6500 K; Base: G13; Largo: 1.2 m',
    'Conexión directa, sin balastro.',
  ],
  [
    'RE-30',
    249,
    'Reflector LED 30 W para exterior',
    'Potencia: 30 W; Flujo luminoso: 2,700 lm; Color de luz: 6500 K; Protección: IP65',
    'Fachada y cochera.',
    'reflector',
  ],
  [
    'RE-50',
    369,
    'Reflector LED 50 W para exterior',
    'Potencia: 50 W; Flujo luminoso: 4,500 lm; Color de luz: 6500 K; Protección: IP65',
    'Patio y cancha chica.',
    'reflector',
  ],
  [
    'RE-100',
    749,
    'Reflector LED 100 W para exterior',
    'Potencia: 100 W; Flujo luminoso: 9,000 lm; Color de luz: 6500 K; Protección: IP65',
    'Estacionamiento y obra.',
    'reflector',
  ],
  [
    'LI-REC',
    229,
    'Linterna recargable 500 lm',
    'Flujo luminoso: 500 lm; Carga: USB-C; Autonomía: 4 h; Alcance: 150 m',
    'Aluminio con enfoque ajustable.',
    'lampara',
  ],
  [
    'LI-CAB',
    189,
    'Lámpara de cabeza recargable 300 lm',
    'Flujo luminoso: 300 lm; Carga: USB-C; Autonomía: 5 h; Ajuste: 60°',
    'Las dos manos libres bajo el fregadero.',
    'lampara',
  ],
]);

export const tapes = machines(
  { ...A, picture: 'cinta', remark: 'Se aplica estirada, a media vuelta sobre la anterior.' },
  [
    [
      'CI-19',
      24.5,
      'Cinta de aislar 19 mm negra',
      'Ancho: 19 mm; Largo: 18 m; Tensión: 600 V; Material: PVC; Color: Negro',
      'Se estira y no deja pegamento.',
    ],
    [
      'CI-19R',
      24.5,
      'Cinta de aislar 19 mm roja',
      'Ancho: 19 mm; Largo: 18 m; Tensión: 600 V; Material: PVC; Color: Rojo',
      'Para marcar fases.',
    ],
    [
      'CI-19V',
      24.5,
      'Cinta de aislar 19 mm verde',
      'Ancho: 19 mm; Largo: 18 m; Tensión: 600 V; Material: PVC; Color: Verde',
      'Marca la tierra.',
    ],
    [
      'CI-AUT',
      89,
      'Cinta autofundente 19 mm x 5 m',
      'Ancho: 19 mm; Largo: 5 m; Tensión: 69 kV; Material: Hule EPR',
      'Sella empalmes a la intemperie.',
    ],
  ],
);

export const wiring = machines({ ...A, picture: 'conexion', remark: 'Se vende también por caja para obra.' }, [
  [
    'CAN-20',
    39,
    'Canaleta adhesiva 20 x 10 mm x 2 m',
    'Medida: 20 x 10 mm; Largo: 2 m; Material: PVC; Color: Blanco',
    'Pasa dos cables sin ranurar.',
  ],
  [
    'POL-12',
    349,
    'Poliducto corrugado naranja 1/2" 100 m',
    'Diámetro: 1/2"; Largo: 100 m; Material: Polietileno',
    'Se ahoga en losa y muro.',
  ],
  [
    'POL-34',
    489,
    'Poliducto corrugado naranja 3/4" 100 m',
    'Diámetro: 3/4"; Largo: 100 m; Material: Polietileno',
    'Cuando van más de cuatro cables.',
  ],
  [
    'TUB-12',
    75,
    'Tubo conduit de PVC 1/2" x 3 m',
    'Diámetro: 1/2"; Largo: 3 m; Material: PVC pesado',
    'Visible en bodega y azotea.',
  ],
  [
    'CON-100',
    89,
    'Conectores de resorte para cable 100 piezas',
    'Calibre: 18 a 12; Contenido: 100 piezas; Tensión: 600 V',
    'Empalme rápido y firme.',
  ],
  [
    'TER-50',
    79,
    'Terminales aisladas surtidas 50 piezas',
    'Calibre: 22 a 10; Contenido: 50 piezas; Material: Cobre estañado',
    'Ojillo, espada y empalme.',
  ],
  [
    'TER-FOR',
    69,
    'Tubo termoencogible surtido 120 piezas',
    'Diámetros: 1.5 a 10 mm; Contenido: 120 piezas; Relación: 2 a 1',
    'Aísla y ordena por color.',
  ],
  [
    'VAR-TIE',
    249,
    'Varilla de tierra 5/8" x 1.5 m con conector',
    'Diámetro: 5/8"; Largo: 1.5 m; Material: Acero cobrizado',
    'La tierra que piden los contactos.',
    'barra',
  ],
]);
