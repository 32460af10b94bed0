import { err, ok, type Result } from '#domain/kernel/result.ts';
import { foldText } from '#domain/kernel/text-fold.ts';
import {
  type ShopAnswer,
  type ShopAnswerOption,
  type ShopSynonym,
  type ShopWord,
  WORD_LIMITS,
} from '#domain/search/shop-word.ts';
import { phraseTerms } from '#domain/search/vocabulary/vocabulary.ts';
import {
  atMost,
  type FieldProblem,
  type FormProblems,
  firstProblem,
  hasProblems,
  plainLine,
  problemsOf,
  required,
} from './field-checks.ts';

/** A word of the search as its form holds it: texts as typed. Both kinds keep what the other needs, so that a person may change their mind. */
export interface WordForm {
  readonly tipo: ShopWord['tipo'];
  readonly frase: string;
  /** What it means, with commas between: `cespol, trampa de lavabo`. */
  readonly significa: string;
  readonly titulo: string;
  readonly opciones: readonly ShopAnswerOption[];
}

export type WordProblems = FormProblems<'frase' | 'significa' | 'titulo' | 'opciones'>;

/** The stored fields of a word but its stamps. */
export type WordFields = Omit<ShopSynonym, 'id' | 'rev'> | Omit<ShopAnswer, 'id' | 'rev'>;

/** A stored word of the search as its form edits it. */
export function wordToForm(word: ShopWord): WordForm {
  const { tipo, frase } = word;
  const empty = { tipo, frase, significa: '', titulo: '', opciones: [] };
  return tipo === 'sinonimo'
    ? { ...empty, significa: word.significa.join(', ') }
    : { ...empty, titulo: word.titulo, opciones: word.opciones };
}

/**
 * The fields to store, or what is wrong with each.
 * @param before what is stored now; `undefined` for a new one.
 */
export function checkWord(
  form: WordForm,
  before: ShopWord | undefined,
  words: readonly ShopWord[],
): Result<WordFields, WordProblems> {
  const frase = form.frase.trim();
  const others = words.filter(({ id }) => id !== before?.id);
  const meanings = form.significa.split(/[,\n]/).flatMap((one) => one.trim() || []);
  const titulo = form.titulo.trim();
  const isSynonym = form.tipo === 'sinonimo';
  const problems = problemsOf<keyof WordProblems>({
    frase: firstProblem(
      required(frase, 'Escribe lo que la gente busca.'),
      plainLine(frase),
      atMost(frase, WORD_LIMITS.frase),
      phraseTerms(frase).length === 0 ? 'Escribe una palabra que diga algo: esta la ignora el buscador.' : undefined,
      sameWord(others, form.tipo, frase),
    ),
    significa: isSynonym ? meaningProblem(form.significa, meanings, frase) : undefined,
    titulo: isSynonym
      ? undefined
      : firstProblem(
          required(titulo, 'Escribe un título, por ejemplo «Para destapar».'),
          plainLine(titulo),
          atMost(titulo, WORD_LIMITS.titulo),
        ),
    opciones: isSynonym ? undefined : optionProblem(form.opciones),
  });
  if (hasProblems(problems)) return err(problems);
  const visible = before?.visible ?? 'public';
  return ok(
    isSynonym
      ? { tipo: 'sinonimo', frase, significa: meanings, visible }
      : {
          tipo: 'respuesta',
          frase,
          titulo,
          opciones: form.opciones.map(({ de, id, razon }) => ({ de, id, razon: razon.trim() })),
          visible,
        },
  );
}

function sameWord(others: readonly ShopWord[], tipo: ShopWord['tipo'], frase: string): FieldProblem {
  const other = others.find((word) => word.tipo === tipo && foldText(word.frase) === foldText(frase));
  if (!other) return undefined;
  return `«${other.frase}» ya está en la lista${other.visible === 'oculta' ? ', apagada' : ''}: cámbiala ahí.`;
}

function meaningProblem(typed: string, meanings: readonly string[], frase: string): FieldProblem {
  if (meanings.length > WORD_LIMITS.significa) return `Son ${meanings.length} y caben ${WORD_LIMITS.significa}.`;
  const same = meanings.find((one) => phraseTerms(one).join(' ') === phraseTerms(frase).join(' '));
  const idle = meanings.find((one) => phraseTerms(one).length === 0);
  return firstProblem(
    meanings.length === 0 ? 'Escribe o elige qué quiere decir.' : undefined,
    plainLine(typed.replaceAll('\n', ' ')),
    atMost(meanings.join('\n'), WORD_LIMITS.significaLetters),
    idle && `«${idle}» no le dice nada al buscador: escribe cómo se llama.`,
    same && `«${same}» dice lo mismo que lo que se busca.`,
  );
}

function optionProblem(options: readonly ShopAnswerOption[]): FieldProblem {
  const long = options.find(({ razon }) => razon.trim().length > WORD_LIMITS.razon);
  return firstProblem(
    options.length === 0 ? 'Elige al menos un producto.' : undefined,
    options.length > WORD_LIMITS.opciones ? `Son ${options.length} y caben ${WORD_LIMITS.opciones}.` : undefined,
    ...options.map(({ razon }) => plainLine(razon)),
    long && atMost(long.razon, WORD_LIMITS.razon),
  );
}

/** The word that a form would store, for asking the search before it is stored. `null` while the form is not right. */
export function previewWord(form: WordForm, before: ShopWord | undefined, words: readonly ShopWord[]): ShopWord | null {
  const checked = checkWord(form, before, words);
  return checked.ok ? { ...checked.value, id: before?.id ?? 'nueva', visible: 'public' } : null;
}
