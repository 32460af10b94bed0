import type { WordForm, WordProblems } from '../forms/word-form.ts';
import type { BadValue } from './bad-values.ts';

export const goodSynonymForm: WordForm = {
  tipo: 'sinonimo',
  frase: 'chisme del caño',
  significa: 'guía destapacaños, cespol',
  titulo: '',
  opciones: [],
};
export const goodAnswerForm: WordForm = {
  tipo: 'respuesta',
  frase: 'se tapó el caño',
  significa: '',
  titulo: 'Para destapar',
  opciones: [{ de: 'productos', id: 'p1', razon: 'Llega hasta donde está tapado.' }],
};

type BadWord = BadValue<WordForm, keyof WordProblems>;
const x = (size: number): string => 'x'.repeat(size);
const option = { de: 'productos', id: 'p1', razon: '' } as const;
const MARKUP = /Quita los signos/;

/** What the form refuses in a synonym, and the rules as well. */
export const badWords: readonly BadWord[] = [
  { name: 'no phrase', field: 'frase', typed: { frase: ' ' }, says: /Escribe lo que/, stored: { frase: '' } },
  { name: 'a phrase of markup', field: 'frase', typed: { frase: '<b>' }, says: MARKUP, stored: { frase: '<b>' } },
  { name: 'a phrase of 61', field: 'frase', typed: { frase: x(61) }, says: /caben 60/, stored: { frase: x(61) } },
  { name: 'a phrase of small words', field: 'frase', typed: { frase: 'de la' }, says: /la ignora el buscador/ },
  {
    name: 'no meaning',
    field: 'significa',
    typed: { significa: ', ' },
    says: /qué quiere decir/,
    stored: { significa: [] },
  },
  {
    name: 'seven meanings',
    field: 'significa',
    typed: { significa: 'a1,a2,a3,a4,a5,a6,a7' },
    says: /caben 6/,
    stored: { significa: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] },
  },
  {
    name: 'meanings of markup',
    field: 'significa',
    typed: { significa: '<b>' },
    says: MARKUP,
    stored: { significa: ['<b>'] },
  },
  {
    name: 'meanings of 301',
    field: 'significa',
    typed: { significa: x(301) },
    says: /caben 300/,
    stored: { significa: [x(301)] },
  },
  {
    name: 'itself as its meaning',
    field: 'significa',
    typed: { significa: 'chismes del caño' },
    says: /dice lo mismo/,
  },
];

/** What the form refuses in an answer, and the rules as well. */
export const badAnswers: readonly BadWord[] = [
  { name: 'no title', field: 'titulo', typed: { titulo: '' }, says: /un título/, stored: { titulo: '' } },
  { name: 'a title of markup', field: 'titulo', typed: { titulo: '<b>' }, says: MARKUP, stored: { titulo: '<b>' } },
  { name: 'a title of 81', field: 'titulo', typed: { titulo: x(81) }, says: /caben 80/, stored: { titulo: x(81) } },
  {
    name: 'no option',
    field: 'opciones',
    typed: { opciones: [] },
    says: /al menos un producto/,
    stored: { opciones: [] },
  },
  {
    name: 'seven options',
    field: 'opciones',
    typed: { opciones: Array.from({ length: 7 }, (_, at) => ({ ...option, id: `p${at}` })) },
    says: /caben 6/,
    stored: { opciones: Array.from({ length: 7 }, () => option) },
  },
  {
    name: 'a reason of markup',
    field: 'opciones',
    typed: { opciones: [{ ...option, razon: '<b>' }] },
    says: MARKUP,
    stored: { opciones: [{ ...option, razon: '<b>' }] },
  },
  {
    name: 'a reason of 141',
    field: 'opciones',
    typed: { opciones: [{ ...option, razon: x(141) }] },
    says: /caben 140/,
  },
];
