import { machines } from '../family.ts';

const G = { marca: 'Bravío', labels: ['jardin'] } as const;

export const hoses = machines({ ...G, picture: 'manguera', remark: 'Vacíala antes de guardarla y dura el doble.' }, [
  [
    'MG-10',
    199,
    'Manguera para jardín 1/2" x 10 m',
    'Diámetro: 1/2"; Largo: 10 m; Capas: 3; Conexiones: Plástico',
    'Reforzada, no se tuerce.',
  ],
  [
    'MG-15',
    269,
    'Manguera para jardín 1/2" x 15 m',
    'Diámetro: 1/2"; Largo: 15 m; Capas: 3; Conexiones: Latón',
    'La medida de patio y cochera.',
  ],
  [
    'MG-20',
    339,
    'Manguera para jardín 1/2" x 20 m',
    'Diámetro: 1/2"; Largo: 20 m; Capas: 3; Conexiones: Latón',
    'Llega al fondo del lote.',
  ],
  [
    'MG-30',
    499,
    'Manguera para jardín 1/2" x 30 m',
    'Diámetro: 1/2"; Largo: 30 m; Capas: 3; Conexiones: Latón',
    'Para terreno grande.',
  ],
  [
    'MG-POR',
    599,
    'Portamanguera de muro con guía',
    'Capacidad: 30 m de 1/2"; Material: Polipropileno; Montaje: Muro',
    'La manguera deja de estorbar.',
  ],
  [
    'PI-RIE',
    79,
    'Pistola de riego 7 chorros',
    'Patrones: 7; Material: Plástico y hule; Conexión: Rápida',
    'De rocío a chorro.',
  ],
  [
    'AS-IMP',
    119,
    'Aspersor de impacto con estaca',
    'Alcance: 12 m; Giro: Ajustable; Material: Plástico',
    'Riega un círculo o una rebanada.',
  ],
  [
    'AS-OSC',
    199,
    'Aspersor oscilante 16 salidas',
    'Cobertura: 15 x 18 m; Salidas: 16; Material: Aluminio',
    'Para pasto rectangular.',
  ],
  [
    'TE-RIE',
    449,
    'Programador de riego para llave',
    'Programas: 8; Duración: 1 min a 4 h; Alimentación: 2 baterías AA',
    'Riega de madrugada, aunque no estés.',
  ],
]);
