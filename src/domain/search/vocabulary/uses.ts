import { foldText } from '#domain/kernel/text-fold.ts';
import { stem } from '../stem.ts';

/**
 * Where and against what a product serves. A line is: the use | what it is | words by which people ask for it | how words begin that say it in
 * a product's sheet, features or description. A place or a surface may be left out of an answer, a problem or a weather may not.
 */
const USES = String.raw`
baño | lugar | baño, ducha | baño
cocina | lugar | cocina, cocineta, fregadero, tarja | cocina
lavandería | lugar | lavandería, lavadero | lavanderia
interior | lugar | interior, recámara, sala, comedor, pasillo, cuarto, habitación, oficina, bodega, clóset | interior
exterior | lugar | exterior, afuera, intemperie, patio, terraza, barda, balcón, porche | exterior, intemperie, jardin
fachada | lugar | fachada | fachada, exterior
azotea | lugar | azotea, techo, losa, marquesina | azotea, losa, techo
plafón | lugar | plafón | plafon
cochera | lugar | cochera, garage, garaje | cochera, taller
cancha | lugar | cancha | cancha
alberca | lugar | alberca, piscina | alberca, piscina
cisterna | lugar | cisterna, aljibe, pileta | cisterna
jardín | lugar | jardín | jardin
muro | superficie | muro, pared | muro, pared
piso | superficie | piso | piso, loseta
duela | superficie | duela, parquet | duela
herrería | superficie | herrería, portón, reja, barandal, protección, zaguán | herreria, porton
galvanizado | superficie | galvanizado, galvanizada | galvaniza
plástico | superficie | plástico | plastico
lámina | superficie | lámina | lamina
vidrio | superficie | vidrio, cancel | vidrio, cancel
calor | clima | calor, asador, parrilla, escape, chimenea, estufa, mofle, horno, comal, fogón, múltiple | asador, escape, estufa, chimenea, alta temperatura
muro nuevo | superficie | nuevo, nueva | muro nuevo, pared nueva, lamina nueva
obra | lugar | obra, renta, departamento | obra, casa de renta
agua caliente | clima | caliente | agua caliente
niños | lugar | niño, niña, bebé | niño
enterrado | lugar | cimiento, cimentación, enterrado, jardinera | enterrad, bajo el piso
olor | clima | olor, !olor, huela, huele | sin olor, poco olor
sol | clima | sol | sol\b, filtro solar, intemperie
vapor | clima | vapor | vapor
humedad | problema | humedad, húmedo, salitre, trasmina | humedad, salitre
hongos | problema | hongo, moho, antihongo, antihongos, antimoho, lama, fungicida | hongo, antihongo, moho
óxido | problema | óxido, oxidado, corrosión, herrumbre | oxid, anticorrosiv
goteras | problema | gotera | gotera
grietas | problema | grieta, fisura, cuarteadura | grieta, fisura
resbala | problema | antiderrapante, resbaloso, resbala | antiderrapante
`;

interface Use {
  readonly term: string;
  readonly isPlace: boolean;
  /** Stems. */
  readonly asked: readonly string[];
  readonly said: RegExp;
  /** The alternatives of `said`. */
  readonly beginnings: readonly string[];
}

const cell = (text = ''): string[] => text.split(',').map((word) => foldText(word.trim()));

const rows: readonly Use[] = USES.trim()
  .split('\n')
  .map((line) => {
    const [name = '', kind = '', asked, said] = line.split('|').map((part) => part.trim());
    return {
      term: useTerm(name),
      isPlace: kind === 'lugar' || kind === 'superficie',
      asked: cell(asked).map(stem),
      said: new RegExp(`\\b(?:${cell(said).join('|')})`),
      beginnings: cell(said),
    };
  });

/** The term by which a use is indexed, which no word of a title can be: `baño` → `@bano`. */
export function useTerm(name: string): string {
  return `@${foldText(name)}`;
}

/** The uses that a word asks for, by its stem. */
export const USES_BY_WORD: ReadonlyMap<string, readonly string[]> = rows.reduce((map, { term, asked }) => {
  for (const word of asked) map.set(word, [...(map.get(word) ?? []), term]);
  return map;
}, new Map<string, string[]>());

const TERMS = rows.map(({ term }) => term.slice(1));

/** Stems of the words that only say where something is used. */
export const PLACE_WORDS: ReadonlySet<string> = new Set(rows.flatMap(({ isPlace, asked }) => (isPlace ? asked : [])));

/** As long as the shortest of all, `sol`. */
const FIRST_LETTERS = 3;
/** How each use may begin, by its first letters: trying all thirty on every statement takes the page twice as long. */
const BEGINNINGS = new Map<string, { readonly beginning: RegExp; readonly at: number }[]>();
for (const [at, { beginnings }] of rows.entries()) {
  for (const beginning of beginnings) {
    const first = beginning.slice(0, FIRST_LETTERS);
    const known = BEGINNINGS.get(first) ?? [];
    BEGINNINGS.set(first, [...known, { beginning: new RegExp(beginning, 'y'), at }]);
  }
}
const ANY = new RegExp(`\\b(?:${[...new Set(rows.flatMap(({ beginnings }) => beginnings))].join('|')})`, 'g');
/** A sentence that says what something is not for must not be read as what it is for. */
const DENIES = /\b(?:no|ni|evita|nunca|excepto|salvo)\b/;

/** The numbers of the uses that a folded statement says, with nothing before them that denies them, in the order of the table. */
function affirmed(folded: string): number[] {
  ANY.lastIndex = 0;
  const said = new Set<number>();
  let denied: number | undefined;
  for (let match = ANY.exec(folded); match; match = ANY.exec(folded)) {
    denied ??= indexOr(folded.search(DENIES), folded.length);
    if (match.index > denied) break;
    for (const { beginning, at } of BEGINNINGS.get(folded.slice(match.index, match.index + FIRST_LETTERS)) ?? []) {
      beginning.lastIndex = match.index;
      if (beginning.test(folded)) said.add(at);
    }
    // From the next letter, because a use may begin inside of what another one is called.
    ANY.lastIndex = match.index + 1;
  }
  return [...said].sort((a, b) => a - b);
}

const indexOr = (found: number, otherwise: number): number => (found === -1 ? otherwise : found);

/** Whether a folded statement says it, with nothing before it that denies it. */
function affirms(folded: string, said: RegExp): boolean {
  const at = folded.search(said);
  return at !== -1 && !DENIES.test(folded.slice(0, at));
}

/** What a product says of itself: what its name has behind "para", the values of its sheet, its features and its description, as people read them. */
export interface SelfDescription {
  readonly nombre: string;
  readonly ficha: readonly { readonly nombre: string; readonly valor: string }[];
  readonly caracteristicas: readonly string[];
  readonly descripcion: string;
}

/** Rows of a sheet that say what the thing is for. Read as they are written: folding the names of all rows takes as long as all the rest. */
const USE_ROW = /^(?:usos?|superficie|aplicaci[oó]n|para)\b/i;

function* statements({ nombre, ficha, caracteristicas, descripcion }: SelfDescription): Generator<string, void> {
  const served = nombre.indexOf(' para ');
  yield* caracteristicas;
  for (const { nombre, valor } of ficha) if (USE_ROW.test(nombre)) yield `${nombre}: ${valor.toLowerCase()}`;
  for (const sentence of descripcion.split(/[.;](?:\s|$)/)) if (sentence !== '') yield sentence;
  // Last, because it gives the shortest reason.
  if (served !== -1) yield nombre.slice(served);
}

/** The uses that a product says it serves, as their names in the index without the mark: `baño` → `bano`. */
export function usesOf(product: SelfDescription): string[] {
  const found = new Set<string>();
  for (const statement of statements(product)) {
    for (const at of affirmed(foldText(statement))) found.add(TERMS[at] ?? '');
  }
  return [...found];
}

/** The product's own words for a use, which are the reason to offer it; undefined when it does not say so. */
export function reasonFor(product: SelfDescription, use: string): string | undefined {
  const said = rows.find(({ term }) => term === useTerm(use))?.said;
  for (const statement of statements(product)) {
    if (said && affirms(foldText(statement), said)) return shortened(statement, said);
  }
  return undefined;
}

/** What goes on behind a colon is how to apply it; a row of the sheet is kept whole. */
function shortened(statement: string, said: RegExp): string {
  const [first = '', ...more] = statement.split(': ');
  return more.length > 0 && said.test(foldText(first)) ? first : statement;
}
