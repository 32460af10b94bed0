import type { AllowStatement, FunctionDeclaration, MatchBlock, PatternSegment } from './ast.ts';
import { path, type RuleValue, string } from './rule-value.ts';
import { Lazy, Scope } from './scope.ts';

/** A segment of the path of a request. What a query leaves open can only be matched by a wildcard, and not be read. */
export type RequestSegment = string | typeof ANY_ID | typeof ANY_PARENT;
/** The id of whichever document a query returns. */
export const ANY_ID = Symbol('any id');
/** The documents above a collection group: none, or any number. */
export const ANY_PARENT = Symbol('any parent');

export interface Matched {
  readonly allow: AllowStatement;
  readonly scope: Scope;
}

type Captured = readonly (readonly [name: string, value: Lazy])[];

/** Every `allow` whose blocks' patterns together match the whole path, with the captures and functions it sees. */
export function* matchedAllows(
  blocks: readonly MatchBlock[],
  segments: readonly RequestSegment[],
  outer: Scope,
  version: 1 | 2,
): Generator<Matched> {
  for (const block of blocks) {
    for (const [captured, rest] of matchPattern(block.pattern, segments, version)) {
      const scope = blockScope(outer, block.functions, captured);
      if (rest.length === 0) for (const allow of block.allows) yield { allow, scope };
      yield* matchedAllows(block.matches, rest, scope, version);
    }
  }
}

function blockScope(outer: Scope, functions: readonly FunctionDeclaration[], captured: Captured): Scope {
  const scope = new Scope(outer, functions);
  for (const [name, value] of captured) scope.bind(name, value);
  return scope;
}

/** The ways a pattern matches the beginning of a path: what it captured and what it left. */
function* matchPattern(
  pattern: readonly PatternSegment[],
  segments: readonly RequestSegment[],
  version: 1 | 2,
): Generator<readonly [Captured, readonly RequestSegment[]]> {
  const [head, ...tail] = pattern;
  if (head === undefined) {
    yield [[], segments];
    return;
  }
  if (head.kind === 'rest') {
    const fewest = version === 1 ? 1 : 0;
    for (let count = fewest; count <= segments.length; count++) {
      const own = [head.name, capturedPath(head.name, segments.slice(0, count))] as const;
      for (const [captured, rest] of matchPattern(tail, segments.slice(count), version))
        yield [[own, ...captured], rest];
    }
    return;
  }
  const [first, ...others] = segments;
  if (first === undefined || first === ANY_PARENT) return;
  if (head.kind === 'literal') {
    if (first === head.text) yield* matchPattern(tail, others, version);
    return;
  }
  const own = [head.name, capturedText(head.name, first)] as const;
  for (const [captured, rest] of matchPattern(tail, others, version)) yield [[own, ...captured], rest];
}

function capturedText(name: string, segment: string | typeof ANY_ID): Lazy {
  return segment === ANY_ID ? Lazy.unproven(name) : Lazy.of(string(segment));
}

function capturedPath(name: string, segments: readonly RequestSegment[]): Lazy {
  return segments.every((segment) => typeof segment === 'string') ? Lazy.of(path(segments)) : Lazy.unproven(name);
}

/** `request.path`, where it is known whole. */
export function requestPath(segments: readonly RequestSegment[]): RuleValue | undefined {
  return segments.every((segment) => typeof segment === 'string') ? path(segments) : undefined;
}
