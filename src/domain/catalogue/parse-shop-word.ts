import * as v from 'valibot';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { ANSWER_COLLECTIONS, type ShopWord, WORD_LIMITS } from '#domain/search/shop-word.ts';
import { describeIssues, type ParseProblem, storedId, text } from './stored-fields.ts';

const said = v.pipe(text, v.trim(), v.nonEmpty());
const base = {
  frase: v.pipe(said, v.maxLength(WORD_LIMITS.frase)),
  visible: v.picklist(['public', 'oculta']),
  rev: v.optional(v.number()),
};
const word = v.variant('tipo', [
  v.object({
    ...base,
    tipo: v.literal('sinonimo'),
    significa: v.pipe(v.array(said), v.minLength(1), v.maxLength(WORD_LIMITS.significa)),
  }),
  v.object({
    ...base,
    tipo: v.literal('respuesta'),
    titulo: said,
    opciones: v.pipe(
      v.array(v.object({ de: v.picklist(ANSWER_COLLECTIONS), id: storedId, razon: v.optional(text, '') })),
      v.minLength(1),
      v.maxLength(WORD_LIMITS.opciones),
    ),
  }),
]);

/** A word of the shop's vocabulary from the stored fields of a document, or what is wrong with it. Unknown fields are left out. */
export function parseShopWord(id: string, fields: unknown): Result<ShopWord, ParseProblem> {
  const parsed = v.safeParse(word, fields);
  return parsed.success ? ok({ id, ...parsed.output }) : err({ id, problem: describeIssues(parsed.issues) });
}
