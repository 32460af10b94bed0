import { foldTitle, withoutIvaRate } from './fold-title.ts';

/** What words say of IVA: to be added, included, or something that we do not understand, which only a person can tell. */
export type IvaSaid = 'mas' | 'incluido' | 'unclear';

const IVA = String.raw`(?:el )?(?:\d{1,2} ?%? )?(?:de )?i ?v ?a\b`;
/** Verbs for having, bearing and including, in every form and as lists cut them short. */
const HAVE = String.raw`(?:inclu\p{L}*|incl?|con(?:tien|ten)\p{L}*|llev\p{L}*|tien\p{L}*|tra(?:e|en)|consider\p{L}*|cont(?:ar|empl)\p{L}*)`;
const BETWEEN = String.raw`(?:(?:se|les?|ya|aun|todavia|esta|estan|es|son|viene|vienen) )*`;

/** Ways of saying that IVA is to be added, the longer ones first: what they hold is taken away, and nothing that speaks of IVA may be left. */
const TO_ADD = [
  String.raw`\b(?:no|sin|aun no|todavia no|ya no|ni|nunca|s) ${BETWEEN}(?:${HAVE} )+(?:con )?${IVA}`,
  String.raw`\b(?:precio|precios)? ?\bi ?v ?a (?:(?:aun|todavia) )?(?:no|sin) ${BETWEEN}(?:${HAVE}|inc)\b`,
  String.raw`\bi ?v ?a ${HAVE} no$`,
  String.raw`\b(?:no|sin|s) ${BETWEEN}(?:el )?(?:\d{1,2} ?%? )?(?:de )?i ?v ?a\b(?: inclu\p{L}*| incl?\b)?`,
  String.raw`(?:\+|\bmas|\bantes de|\bantes del|\bantes) ${IVA}(?: correspondiente)?`,
  String.raw`(?:\+) ?i ?v ?a\b`,
  String.raw`\bfalta\p{L}* (?:(?:agregar|sumar|anadir|aumentar|cargar)(?:les?)? )?${IVA}`,
  String.raw`\b(?:agreg|sum|anad|aument)\p{L}* ${IVA}`,
  String.raw`\bexclu\p{L}* ${IVA}`,
  String.raw`\bi ?v ?a (?:por separado|a ?parte|excluido|no incluido|por agregar|por sumar)`,
].map((source) => new RegExp(source, 'gu'));

const INCLUDED = [
  String.raw`\b(?:con|c|${HAVE}) ${IVA}(?: (?:ya )?(?:inclu\p{L}*|incl?))?`,
  String.raw`\bi ?v ?a ${BETWEEN}(?:inclu\p{L}*|incl?)\b(?: si$)?`,
].map((source) => new RegExp(source, 'gu'));

/** Words that negate what stands beside them. Where one is left over, the sentence was not understood. */
const NEGATORS =
  /\+|\b(no|ni|sin|nunca|tampoco|ningun\p{L}*|nada|aun|todavia|mas|menos|antes|falta\p{L}*|exclu\p{L}*|libres?|exent\p{L}*|netos? de|net de|aparte|separado|agreg\p{L}*|sum\p{L}*|anad\p{L}*|desglos\p{L}*|desconta\p{L}*|quita\p{L}*|resta\p{L}*|salvo|excepto|fuera|pendiente|adicional|causan?|pagan?|genera\p{L}*|traslad\p{L}*|s)\b/u;
/** Words that say both at once: `Precios con y sin IVA`. */
const BOTH = /\b(?:con|c|sin|s|mas) [yeou](?: [yo])? (?:con|c|sin|s|mas)\b/;
/** These sentences stand under every list and do not speak of IVA. */
const HARMLESS = /\bsin (?:previo |ningun |mayor )?aviso\b|\bsujet\p{L}* a cambios?\b|\bno negociables?\b/gu;

/** What a title or a sentence says of IVA; `null` where it does not name it. `NETO` and `P. PÚBLICO` say nothing of it. */
export function ivaWords(text: string): IvaSaid | null {
  const named = foldTitle(text).replace(/\bimpuestos?(?: al valor agregado)?\b/g, 'iva');
  const folded = withoutIvaRate(named).replace(HARMLESS, ' ');
  if (!/(?:^|[^\p{L}])i ?v ?a(?:$|[^\p{L}])/u.test(folded)) return null;
  if (BOTH.test(folded)) return 'unclear';
  const restAfterAdding = without(folded, TO_ADD);
  const rest = without(restAfterAdding, INCLUDED);
  const adds = restAfterAdding !== folded;
  const includes = rest !== restAfterAdding || (adds && /\binclu/.test(rest));
  if (NEGATORS.test(rest) || (adds && includes)) return 'unclear';
  // `CONTADO IVA` names it and says nothing.
  if (!adds && !includes) return null;
  return adds ? 'mas' : 'incluido';
}

const without = (text: string, patterns: readonly RegExp[]): string =>
  patterns.reduce((rest, pattern) => rest.replace(pattern, ' '), text);

/** What a title says of IVA; also `null` where it is unclear. */
export function ivaOfTitle(title: string): 'mas' | 'incluido' | null {
  const said = ivaWords(title);
  return said === 'unclear' ? null : said;
}
