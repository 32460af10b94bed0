import type { Expression, FunctionDeclaration, MatchBlock, PatternSegment, RulesFile } from '#backend/rules/ast.ts';
import type { Position } from '#backend/rules/problem.ts';
import { FALSE, TRUE } from '#backend/rules/rule-value.ts';

/** The rules with one condition less: what is joined by `&&` taken as true, or what is joined by `||` as false. */
export interface Mutant {
  /** The function or the path of the `match` that the condition is part of. */
  readonly of: string;
  readonly at: Position;
  readonly kind: 'without the condition' | 'without the alternative';
  readonly file: RulesFile;
}

/** A mutant for every condition of every `allow` and every function, however deep the operators are nested. */
export function mutantsOf(file: RulesFile): Mutant[] {
  const parents = parentsIn(file);
  return rootsOf(file).flatMap(({ of, root }) =>
    [...partsOf(root, '&&')].map(({ node, kind }) => {
      const value = kind === 'without the condition' ? TRUE : FALSE;
      return { of, at: node.at, kind, file: swap(file, node, { kind: 'literal', value, at: node.at }, parents) };
    }),
  );
}

interface Root {
  readonly of: string;
  readonly root: Expression;
}

function rootsOf(file: RulesFile): Root[] {
  const ofFunctions = (functions: readonly FunctionDeclaration[]): Root[] =>
    functions.map(({ name, result }) => ({ of: `${name}()`, root: result }));
  const ofBlock = (block: MatchBlock, above: string): Root[] => {
    const path = `${above}/${block.pattern.map(segmentText).join('/')}`;
    return [
      ...ofFunctions(block.functions),
      ...block.allows.flatMap(({ condition }) => (condition ? [{ of: path, root: condition }] : [])),
      ...block.matches.flatMap((inner) => ofBlock(inner, path)),
    ];
  };
  return [...ofFunctions([...file.shared, ...file.functions]), ...file.matches.flatMap((block) => ofBlock(block, ''))];
}

const segmentText = (segment: PatternSegment): string =>
  segment.kind === 'literal' ? segment.text : segment.kind === 'one' ? `{${segment.name}}` : `{${segment.name}=**}`;

/** The operands that are no operators themselves. What a function returns or an `allow` asks for as a whole counts as one condition. */
function* partsOf(node: Expression, under: '&&' | '||'): Generator<{ node: Expression; kind: Mutant['kind'] }> {
  if (node.kind === 'group') yield* partsOf(node.inner, under);
  else if (node.kind === 'logic') {
    yield* partsOf(node.left, node.op);
    yield* partsOf(node.right, node.op);
  } else if (!isConstant(node)) {
    yield { node, kind: under === '&&' ? 'without the condition' : 'without the alternative' };
  }
}

/** `allow read: if true` has nothing to take away, and a function that makes a text is no condition. */
const isConstant = (node: Expression): boolean =>
  (node.kind === 'literal' && node.value.type === 'bool') || (node.kind === 'binary' && node.op === '+');

type Parents = ReadonlyMap<object, { readonly parent: object; readonly key: string }>;

/** What holds each node. Nodes are plain objects and lists, so one walk serves them all. */
function parentsIn(tree: object): Parents {
  const parents = new Map<object, { parent: object; key: string }>();
  const walk = (parent: object): void => {
    for (const [key, value] of Object.entries(parent)) {
      if (!isNode(value)) continue;
      parents.set(value, { parent, key });
      walk(value);
    }
  };
  walk(tree);
  return parents;
}

const isNode = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);

/** The tree with one node replaced. All that does not hold it is shared: a copy of everything for each mutant took most of the test's time. */
function swap(file: RulesFile, target: Expression, replacement: Expression, parents: Parents): RulesFile {
  let from: object = target;
  let to: object = replacement;
  for (let above = parents.get(from); above; above = parents.get(from)) {
    const { parent, key } = above;
    to = Array.isArray(parent) ? parent.with(Number(key), to) : { ...parent, [key]: to };
    from = parent;
  }
  if (from !== file) throw new Error('the node is not in the file');
  return to as RulesFile;
}
