import type { SearchEntry } from '#domain/search/search-entry.ts';

/** A random number below one, the same series for the same seed (mulberry32): every run measures the same catalogue. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

// Name | label | what it comes in.
const THINGS = `
Taladro percutor|Taladros|power
Taladro atornillador inalámbrico|Taladros y atornilladores|volts
Rotomartillo SDS Plus|Rotomartillos|power
Esmeriladora angular|Esmeriladoras|disc
Esmeriladora angular inalámbrica|Esmeriladoras|volts
Pulidora lustradora|Pulidoras|power
Sierra caladora|Sierras caladoras|power
Sierra circular|Sierras circulares|power
Sierra de inglete|Ingletadoras|power
Lijadora roto orbital|Lijadoras|power
Rebajadora router|Rebajadoras|power
Compresor de aire|Compresores|litres
Hidrolavadora de alta presión|Hidrolavadoras|power
Generador a gasolina|Generadores|power
Soldadora inversora|Soldadoras|power
Disco de corte para metal|Discos de corte y desbaste|disc
Disco de diamante para azulejo|Discos de diamante|disc
Broca para concreto|Brocas para concreto|inches
Broca para metal HSS|Brocas para metal|inches
Broca SDS Plus|Brocas para concreto|inches
Juego de dados de impacto|Puntas y dados|inches
Puntas Phillips para desarmador|Puntas y dados|pieces
Carbones para esmeriladora|Refacciones|pieces
Batería de ion de litio|Baterías y cargadores|volts
Cargador rápido para batería|Baterías y cargadores|volts
Llave ajustable perica|Desarmadores y llaves|inches
Llave Stilson para tubo|Desarmadores y llaves|inches
Pinzas de electricista|Pinzas y corte|inches
Martillo de uña|Martillos y marros|pieces
Flexómetro|Medición y trazo|metres
Nivel de gota|Medición y trazo|inches
Taquetes de plástico|Taquetes y anclas|inches
Pijas para tablaroca|Pijas, tornillos y clavos|inches
Tornillo hexagonal galvanizado|Pijas, tornillos y clavos|inches
Candado de hierro|Candados y herrajes|mm
Bisagra tubular|Candados y herrajes|inches
Apagador sencillo|Material eléctrico|pieces
Foco LED luz blanca|Material eléctrico|pieces
Cable THW|Material eléctrico|metres
Manguera para jardín|Jardín|metres
Válvula de esfera|Plomería|inches
Codo de PVC|Plomería|inches
Pintura vinílica|Vinílicas|litres
Esmalte alquidálico|Esmaltes|litres
Impermeabilizante acrílico|Impermeabilizantes|litres
Sellador vinílico|Selladores y primarios|litres
Primario anticorrosivo|Selladores y primarios|litres
Thinner estándar|Solventes|litres
Barniz marino|Barnices|litres
Pintura en aerosol|Aerosoles|pieces
Brocha de cerda natural|Brochas y rodillos|inches
Rodillo de felpa|Brochas y rodillos|inches
Cinta masking|Resanadores y cintas|mm
Silicón transparente|Resanadores y cintas|pieces
Lija de agua|Lijas y abrasivos|grain
Guantes de carnaza|Seguridad|pieces
Escalera de tijera de aluminio|Escaleras y carretillas|pieces
Carretilla de obra|Escaleras y carretillas|litres
`;
const SIZES: Readonly<Record<string, readonly string[]>> = {
  power: ['500 W', '650 W', '750 W', '900 W', '1200 W', '1800 W', '2400 W'],
  volts: ['12 V', '20 V', '40 V', '18 V 2 Ah', '20 V 4 Ah'],
  disc: ['4 1/2"', '5"', '7"', '9"', '14"', '4 1/2" x 1/16"'],
  inches: ['1/8"', '3/16"', '1/4"', '5/16"', '3/8"', '1/2"', '5/8"', '3/4"', '1"', '1 1/2"', '2"', '10"', '14"'],
  litres: ['250 ml', '1 L', '4 L', '19 L', '25 L', '50 L', '100 L'],
  metres: ['3 m', '5 m', '8 m', '10 m', '15 m', '30 m'],
  mm: ['12 mm', '18 mm', '24 mm', '38 mm', '48 mm', '50 mm'],
  pieces: ['par', '5 piezas', '10 piezas', '25 piezas', '100 piezas'],
  grain: ['grano 80', 'grano 120', 'grano 220', 'grano 400'],
};
const MANNERS =
  'uso rudo,compacto,profesional,industrial,económico,reforzado,de alto rendimiento,con estuche,serie azul,para taller,blanco,negro,rojo,gris,azul rey,verde,con mango de fibra de vidrio,antiderrapante,de precisión,cromado'.split(
    ',',
  );
const BRANDS = 'TENAZ,Matizal,Bravío,Arroyal,Cumbre,Pedregal,Norteño,Acerox,Marfán,Quetzal'.split(',');

/** A hardware store of any size from one seed. Templates repeat more than real catalogues do, so compare times instead of reading them as absolute. */
export function benchCatalogue(size: number, seed = 4242): SearchEntry[] {
  const random = seededRandom(seed);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const things = THINGS.trim()
    .split('\n')
    .map((line) => line.split('|'));
  return Array.from({ length: size }, (_, at) => {
    const [name = '', label = '', sizes = ''] = pick(things);
    const marca = pick(BRANDS);
    const letters = name
      .replace(/[^A-Za-z ]/g, '')
      .split(' ')
      .map((word) => word[0] ?? '')
      .join('')
      .toUpperCase();
    const clave = `${marca.slice(0, 2).toUpperCase()}-${letters}${10_000 + at}`;
    const title = `${name} ${pick(SIZES[sizes] ?? [''])} ${pick(MANNERS)} ${pick(MANNERS)}`;
    return { id: `p${at}`, kind: 'product', title, clave, marca, modelo: `${letters}${10_000 + at}`, groups: [label] };
  });
}
