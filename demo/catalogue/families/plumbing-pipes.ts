import { family, machines } from '../family.ts';

const A = { marca: 'Arroyal', labels: ['plomeria'] } as const;
type Fitting = [size: string, kind: string, use: string];

export const fittings = family<Fitting>(
  { ...A, picture: 'conexion', remark: 'Presenta la pieza en seco antes de pegar o soldar.' },
  (size, kind, use) => ({
    nombre: `${kind} ${size}`,
    descripcion: use,
    familia: `${kind.split(' ')[0]}-${kind.split(' ').at(-1)}`.toLowerCase(),
    ficha: `Medida: ${size}; Material: ${kind.split(' ').at(-1)}; Uso: ${kind.includes('CPVC') ? 'Agua fría y caliente' : kind.includes('PVC') ? 'Drenaje' : 'Agua'}`,
  }),
  [
    ['CO-CP12', 6.5, '1/2"', 'Codo de 90° CPVC', 'Se pega con cemento amarillo en medio minuto.'],
    ['CO-CP34', 10.5, '3/4"', 'Codo de 90° CPVC', 'Para línea principal.'],
    ['TE-CP12', 8.5, '1/2"', 'Tee CPVC', 'Deriva a lavabo y sanitario.'],
    ['TE-CP34', 13.5, '3/4"', 'Tee CPVC', 'Deriva de la línea principal.'],
    ['CP-CP12', 5.5, '1/2"', 'Cople CPVC', 'Une dos tramos o repara una fuga.'],
    ['CP-CP34', 8.5, '3/4"', 'Cople CPVC', 'Une dos tramos.'],
    ['AD-CP12', 12.5, '1/2"', 'Adaptador macho CPVC', 'De tubo a llave roscada.'],
    ['CO-PV2', 18.5, '2"', 'Codo de 90° PVC', 'Lavabo, tarja y regadera.'],
    ['CO-PV4', 45, '4"', 'Codo de 90° PVC', 'Sanitario y bajada pluvial.'],
    ['YE-PV2', 29.5, '2"', 'Yee PVC', 'Une desagües sin que se regrese.'],
    ['CO-CU12', 14.5, '1/2"', 'Codo de 90° cobre', 'Soldable, para agua caliente y gas.'],
    ['CP-CU12', 9.5, '1/2"', 'Cople cobre', 'Para reparar o alargar.'],
    ['TE-CU12', 19.5, '1/2"', 'Tee cobre', 'Derivación soldable.'],
  ],
);

export const pipes = machines(
  { ...A, picture: 'conexion', remark: 'Lo cortamos a la mitad si no cabe en tu auto.', unidad: 'tramo' },
  [
    [
      'TU-CP12',
      89,
      'Tubo de CPVC 1/2" x 3 m',
      'Diámetro: 1/2"; Largo: 3 m; Presión: 100 PSI a 82 °C; Material: CPVC',
      'Agua caliente sin soldar.',
    ],
    [
      'TU-CP34',
      149,
      'Tubo de CPVC 3/4" x 3 m',
      'Diámetro: 3/4"; Largo: 3 m; Presión: 100 PSI a 82 °C; Material: CPVC',
      'Línea principal de casa.',
    ],
    [
      'TU-PV2',
      129,
      'Tubo sanitario de PVC 2" x 3 m',
      'Diámetro: 2"; Largo: 3 m; Material: PVC; Unión: Cementar',
      'Desagüe de lavabo y tarja.',
    ],
    [
      'TU-PV4',
      289,
      'Tubo sanitario de PVC 4" x 3 m',
      'Diámetro: 4"; Largo: 3 m; Material: PVC; Unión: Cementar',
      'Sanitario y drenaje general.',
    ],
    [
      'TU-CU12',
      null,
      'Tubo de cobre tipo M 1/2" x 3 m',
      'Diámetro: 1/2"; Largo: 3 m; Tipo: M; Material: Cobre',
      'Agua caliente soldada, de por vida.',
    ],
  ],
);
