import { err, ok, type Result } from '#domain/kernel/result.ts';
import { forbiddenLinks, unknownFacts } from '#domain/page-text/inline.ts';
import type { Block, PageText, Reference, TextPage } from '#domain/page-text/page-text.ts';
import { REFERENCES } from '#domain/page-text/page-text.ts';
import { blocksToLines, isHref, parseLines } from '#domain/page-text/parse-lines.ts';
import { textOf } from '#domain/page-text/text-of.ts';
import type { StoreProfile } from '#domain/store-profile.ts';
import {
  atMost,
  type FieldProblem,
  type FormProblems,
  firstProblem,
  hasProblems,
  plainLine,
  problemsOf,
  required,
} from '../forms/field-checks.ts';
import type { Fields } from '../journal/change.ts';

export const BLOCK_KINDS = ['parte', 'parrafo', 'lista', 'pregunta', 'boton', 'dato'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** A block as its inputs hold it. */
export interface BlockRow {
  /** What tells it from the others while it is edited and moved: the line that it came from, or a number for a new one. */
  readonly nombre: string;
  readonly tipo: BlockKind;
  /** The heading, the paragraph, the items a line each, the question, the button's words, or which fact. */
  readonly texto: string;
  /** The answer, or where the button leads. */
  readonly mas: string;
  /** Part of links that people share, so it stays with its block. */
  readonly ancla: string;
}

/** The text of a page, under the names of the stored fields. */
export interface TextForm {
  readonly titulo: string;
  readonly entrada: string;
  readonly texto: readonly BlockRow[];
}

export const MOST_BLOCKS = 120;
const LONGEST_TEXT = 20_000;
const LONGEST_BLOCK = 2000;
const MOST_TEXT_LINES = 300;

/** The blocks that a page may have. The questions are searched and folded, so their page has nothing else. */
export function kindsOf(page: TextPage): readonly BlockKind[] {
  return page === 'preguntas' ? ['parte', 'pregunta'] : BLOCK_KINDS;
}

/** A page's present text as its form edits it. */
export function textToForm(page: TextPage, profile: Pick<StoreProfile, 'texts'>): TextForm {
  return formOfText(textOf(page, profile));
}

/** A text as its form edits it, a row for each block. A row is named by its line; equal lines are numbered. */
export function formOfText({ heading, intro, lines }: PageText): TextForm {
  const taken = new Map<string, number>();
  const texto = parseLines(lines).map((block): BlockRow => {
    const line = blocksToLines([block])[0] ?? '';
    const count = (taken.get(line) ?? 0) + 1;
    taken.set(line, count);
    return { nombre: count > 1 ? `${line} (${count})` : line, ...rowOf(block) };
  });
  return { titulo: heading, entrada: intro, texto };
}

function rowOf(block: Block): Omit<BlockRow, 'nombre'> {
  const none = { mas: '', ancla: '' };
  switch (block.kind) {
    case 'heading':
      return { ...none, tipo: 'parte', texto: block.text, ancla: block.anchor };
    case 'paragraph':
      return { ...none, tipo: 'parrafo', texto: block.text };
    case 'list':
      return { ...none, tipo: 'lista', texto: block.items.join('\n') };
    case 'question':
      return { tipo: 'pregunta', texto: block.text, mas: block.answer, ancla: block.anchor };
    case 'button':
      return { ...none, tipo: 'boton', texto: block.text, mas: block.href };
    case 'reference':
      return { ...none, tipo: 'dato', texto: block.of };
  }
}

const linesOf = (typed: string): readonly string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The blocks of a row: a paragraph with a line end in it becomes two. */
function blocksOf({ tipo, texto, mas, ancla }: BlockRow): readonly Block[] {
  const text = texto.trim();
  switch (tipo) {
    case 'parte':
      return [{ kind: 'heading', text, anchor: ancla }];
    case 'parrafo':
      return linesOf(texto).map((line) => ({ kind: 'paragraph', text: line }));
    case 'lista':
      // People paste lists with their points, and the page draws its own.
      return [{ kind: 'list', items: linesOf(texto).map((item) => item.replace(/^[-–•·*]\s+/, '')) }];
    case 'pregunta':
      return [{ kind: 'question', text, answer: linesOf(mas).join('\n'), anchor: ancla }];
    case 'boton':
      return [{ kind: 'button', text, href: mas.trim() }];
    case 'dato': {
      const of = REFERENCES.find((one) => one === text);
      return of ? [{ kind: 'reference', of }] : [];
    }
  }
}

/** The fields of the text's document, or what is wrong with each: of a block under `texto-3` and `texto-3-mas`. */
export function checkText(page: TextPage, form: TextForm): Result<Fields, FormProblems<string>> {
  const titulo = form.titulo.trim();
  const entrada = form.entrada.trim();
  const texto = blocksToLines(form.texto.flatMap(blocksOf));
  const problems: FormProblems<string> = {
    ...problemsOf({
      titulo: firstProblem(
        required(titulo, 'Escribe el título de la página.'),
        plainLine(titulo),
        atMost(titulo, 120),
        wordsProblem(titulo),
      ),
      entrada: firstProblem(plainLine(entrada), atMost(entrada, 400), wordsProblem(entrada)),
      texto: textProblem(page, form.texto, texto),
    }),
    ...Object.assign({}, ...form.texto.map(rowProblems)),
  };
  return hasProblems(problems) ? err(problems) : ok({ titulo, entrada, texto });
}

function textProblem(page: TextPage, rows: readonly BlockRow[], lines: readonly string[]): FieldProblem {
  const length = lines.join('\n').length;
  if (rows.length === 0) return 'Deja al menos una parte: la página no puede quedar vacía.';
  if (rows.length > MOST_BLOCKS) return `Son ${rows.length} partes y caben ${MOST_BLOCKS}.`;
  if (lines.length > MOST_TEXT_LINES) return `Son ${lines.length} renglones y caben ${MOST_TEXT_LINES}.`;
  if (length > LONGEST_TEXT) return `El texto tiene ${length} caracteres y caben ${LONGEST_TEXT}.`;
  if (page === 'aviso' && rows[0]?.tipo !== 'parte')
    return 'El aviso empieza con un subtítulo: el del aviso simplificado.';
  if (page === 'preguntas' && !rows.some(({ tipo }) => tipo === 'pregunta')) return 'Deja al menos una pregunta.';
  return undefined;
}

function rowProblems(row: BlockRow, at: number): FormProblems<string> {
  const { tipo, texto, mas } = row;
  const isLong = tipo === 'parrafo' || tipo === 'lista';
  return problemsOf({
    [`texto-${at}`]: firstProblem(
      required(texto, ASKED[tipo]),
      isLong ? undefined : plainLine(texto),
      noTags(texto),
      tipo === 'boton' ? noBrackets(texto) : undefined,
      atMost(texto, isLong ? LONGEST_BLOCK : 200),
      wordsProblem(texto),
    ),
    [`texto-${at}-mas`]:
      tipo === 'pregunta'
        ? firstProblem(
            required(mas, 'Escribe la respuesta.'),
            noTags(mas),
            atMost(mas, LONGEST_BLOCK),
            wordsProblem(mas),
          )
        : tipo === 'boton'
          ? firstProblem(required(mas, 'Escribe a dónde lleva.'), hrefProblem(mas.trim()))
          : undefined,
  });
}

const ASKED: Readonly<Record<BlockKind, string>> = {
  parte: 'Escribe el subtítulo o quítalo.',
  parrafo: 'Escribe el párrafo o quítalo.',
  lista: 'Escribe los puntos, uno en cada renglón, o quita la lista.',
  pregunta: 'Escribe la pregunta o quítala.',
  boton: 'Escribe lo que dice el botón o quítalo.',
  dato: 'Elige qué se muestra o quítalo.',
};

const hrefProblem = (href: string): FieldProblem =>
  isHref(href) ? undefined : 'Escribe una dirección de este sitio, como /contacto.html, o una completa con https://.';

/** As the rules: several lines may hold a sign of their own, but no tag. */
const noTags = (value: string): FieldProblem =>
  /<[a-z/!]/i.test(value) ? 'Quita el signo <: aquí va solo texto.' : undefined;

/** A button is stored with its words between brackets: another one would end them. */
const noBrackets = (value: string): FieldProblem =>
  /[[\]]/.test(value) ? 'Quita los corchetes [ y ]: el botón se guardaría como un párrafo.' : undefined;

function wordsProblem(value: string): FieldProblem {
  const [fact] = unknownFacts(value);
  if (fact) return `No hay un dato que se llame {${fact}}.`;
  const [link] = forbiddenLinks(value);
  return link ? `El enlace «${link}» no se puede usar: ${LINK_HELP}` : undefined;
}

const LINK_HELP = 'empieza con / o con https://.';

/** The facts and pictures that a block may show, as people choose them. */
export const referenceNames: Readonly<Record<Reference, string>> = {
  telefonos: 'Los teléfonos',
  horario: 'El horario de la semana',
  direccion: 'La dirección con su mapa',
  'foto-fachada': 'Foto de la fachada',
  'foto-taller': 'Foto del taller',
  'foto-mostrador': 'Foto del mostrador',
  busquedas: 'El interruptor de lo que se busca',
};

export const blockNames: Readonly<Record<BlockKind, string>> = {
  parte: 'Subtítulo',
  parrafo: 'Párrafo',
  lista: 'Lista',
  pregunta: 'Pregunta y respuesta',
  boton: 'Botón',
  dato: 'Dato o foto de la tienda',
};
