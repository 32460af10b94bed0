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
