/** An expression that comes to something else here than on Google's emulator, on purpose. */
export interface Deviation {
  readonly expression: string;
  readonly emulator: Outcome;
  readonly ours: Outcome;
  readonly why: string;
}
type Outcome = 'true' | 'false' | 'no value' | 'refused';

const EARLY =
  'A name, a method or a count of arguments that cannot work is refused at load; the emulator warns and fails when it gets there.';
const IN = 'Google reads `a in b == c` in an order of its own; ours asks for parentheses.';
const BIND = 'Path templates and `bind` are not supported: refused at load.';
const MANUAL = 'The manual documents it; the emulator does not know it.';
const SHA_256 = "The emulator's digest is not SHA-256's; ours is.";
const PATHS =
  'A segment with a slash or dots, which only data can bring in, names no document: an error rather than «does not exist».';
const STRICT = 'An odd corner that the manual leaves open: ours has no value there, which refuses.';

export const deviations: readonly Deviation[] = [
  { expression: "{'a':1}.get('b') == null", emulator: 'no value', ours: 'refused', why: EARLY },
  { expression: '{a:1}.a == 1', emulator: 'no value', ours: 'refused', why: EARLY },
  { expression: "bool('true')", emulator: 'no value', ours: 'true', why: MANUAL },
  { expression: 'bool(true)', emulator: 'no value', ours: 'true', why: MANUAL },
  { expression: "bool('TRUE')", emulator: 'no value', ours: 'true', why: MANUAL },
  { expression: "bool('true') == true", emulator: 'no value', ours: 'true', why: MANUAL },
  { expression: 'math.isInfinite(1.0)', emulator: 'no value', ours: 'false', why: MANUAL },
  { expression: 'math.isInfinite(math.pow(10,400))', emulator: 'no value', ours: 'true', why: MANUAL },
  {
    expression: 'firestore.exists(/databases/(default)/documents/personal/staff)',
    emulator: 'no value',
    ours: 'refused',
    why: EARLY,
  },
  {
    expression: "hashing.sha256('').toBase64() == '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    emulator: 'false',
    ours: 'true',
    why: SHA_256,
  },
  { expression: "'a'.foo()", emulator: 'no value', ours: 'refused', why: EARLY },
  { expression: "{'a':1}.get('a') == 1", emulator: 'no value', ours: 'refused', why: EARLY },
  { expression: "{'a':1}.get('a', 2, 3) == 1", emulator: 'no value', ours: 'refused', why: EARLY },
  { expression: '1 in [1] == true', emulator: 'no value', ours: 'refused', why: IN },
  { expression: 'undefinedvar == 1', emulator: 'no value', ours: 'refused', why: EARLY },
  { expression: 'undefinedvar || true', emulator: 'true', ours: 'refused', why: EARLY },
  { expression: 'undefinedfn() || true', emulator: 'true', ours: 'refused', why: EARLY },
  { expression: "'a'.size(1) == 1", emulator: 'no value', ours: 'refused', why: EARLY },
  {
    expression: 'exists(/databases/$(db)/documents/personal/staff, 1) || true',
    emulator: 'true',
    ours: 'refused',
    why: EARLY,
  },
  { expression: 'math.foo(1) || true', emulator: 'true', ours: 'refused', why: EARLY },
  { expression: "path('a').bind({'x': 'y'}) == /a", emulator: 'no value', ours: 'refused', why: BIND },
  { expression: '/a/$(x)/b == /a', emulator: 'no value', ours: 'refused', why: EARLY },
  { expression: '/a/{x}/b == /a', emulator: 'false', ours: 'refused', why: BIND },
  { expression: "(/a/{x}/b).bind({'x':'y'}) == /a/y/b", emulator: 'true', ours: 'refused', why: BIND },
  { expression: 'constants.x == 1', emulator: 'no value', ours: 'refused', why: EARLY },
  { expression: '1.e3 == 1', emulator: 'refused', ours: 'no value', why: STRICT },
  {
    expression: "hashing.sha256('a').toBase64() == 'ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='",
    emulator: 'false',
    ours: 'true',
    why: SHA_256,
  },
  { expression: '1 == 1 in [true]', emulator: 'true', ours: 'refused', why: IN },
  {
    expression: "exists(/databases/$(db)/documents/personal/$('staff/x/y'))",
    emulator: 'false',
    ours: 'no value',
    why: PATHS,
  },
  {
    expression: "exists(/databases/$(db)/documents/personal/$('..'))",
    emulator: 'false',
    ours: 'no value',
    why: PATHS,
  },
  { expression: '@D.get([], 1) == 1', emulator: 'false', ours: 'no value', why: STRICT },
  { expression: "b'a'.size(1) == 1 || true", emulator: 'true', ours: 'refused', why: EARLY },
];
