import type { Result } from '#domain/kernel/result.ts';
import { err, ok } from '#domain/kernel/result.ts';
import type { Method, RulesFile, ServiceName } from './ast.ts';
import { checkRules } from './check-rules.ts';
import type { DocumentAccess } from './document-access.ts';
import { Evaluator } from './evaluate-expression.ts';
import { typeLabel } from './expect-type.ts';
import { matchedAllows, type RequestSegment } from './match-path.ts';
import { parseRules } from './parse-rules.ts';
import { EvaluationFailure, type RulesProblem, SyntaxFailure } from './problem.ts';
import type { Tried, Verdict } from './request.ts';
import type { RuleValue } from './rule-value.ts';
import { Lazy, Scope } from './scope.ts';

/** Rules that were read and checked. */
export interface Ruleset {
  readonly service: ServiceName;
  readonly file: RulesFile;
}

/**
 * Reads `firestore.rules` or `storage.rules`.
 * @param service the one that is asked for, where a file may describe both; without it the file's first.
 * @returns its rules, or every problem found with line, column and a Spanish message. Whatever this language does not have is a problem
 * here, so that no text is ever half understood.
 * Source: the reference at firebase.google.com/docs/rules and the behaviour of Google's emulator.
 */
export function loadRules(text: string, service?: ServiceName): Result<Ruleset, readonly RulesProblem[]> {
  try {
    const files = parseRules(text);
    const [problems] = files.map(checkRules).filter(({ length }) => length > 0);
    if (problems) return err(problems);
    const file = service === undefined ? files[0] : files.find((one) => one.service === service);
    if (!file) return err([{ line: 1, column: 1, message: `falta «service ${service}»` }]);
    return ok({ service: file.service, file });
  } catch (failure) {
    if (failure instanceof SyntaxFailure) return err([{ ...failure.at, message: failure.message }]);
    throw failure;
  }
}

/** A request in the language's own terms; `firestore-rules.ts` and `storage-rules.ts` make them. */
export interface RawRequest {
  readonly method: Method;
  readonly segments: readonly RequestSegment[];
  readonly request: RuleValue;
  readonly resource: RuleValue;
  readonly access: DocumentAccess;
}

/** Allowed if any matching `allow` is true. A condition without a value is as good as false. */
export function decide({ file }: Ruleset, asked: RawRequest): Verdict {
  const outside = new Scope(undefined, file.shared);
  outside.bind('request', Lazy.of(asked.request));
  outside.bind('resource', Lazy.of(asked.resource));
  const scope = new Scope(outside, file.functions);
  // One evaluator for the whole request: Google counts its expressions together.
  const evaluator = new Evaluator(asked.access);
  const tried: Tried[] = [];
  for (const { allow, scope: sees } of matchedAllows(file.matches, asked.segments, scope, file.version)) {
    if (!allow.methods.includes(asked.method)) continue;
    const { condition } = allow;
    const outcome = condition ? conclude(() => evaluator.evaluate(condition, sees)) : GRANTED;
    tried.push({ line: allow.at.line, ...outcome });
    if (outcome.outcome === 'true') return { allowed: true, tried };
  }
  return { allowed: false, tried };
}

const GRANTED = { outcome: 'true', reason: undefined } as const;

function conclude(evaluate: () => RuleValue): Pick<Tried, 'outcome' | 'reason'> {
  try {
    const value = evaluate();
    if (value.type !== 'bool')
      return { outcome: 'error', reason: `la condición no es booleana, es ${typeLabel(value)}` };
    return value.value ? GRANTED : { outcome: 'false', reason: undefined };
  } catch (failure) {
    if (!(failure instanceof EvaluationFailure)) throw failure;
    const place = failure.at ? `${failure.at.line}:${failure.at.column} ` : '';
    return { outcome: 'error', reason: place + failure.message };
  }
}
