import { type Position, SyntaxFailure } from './problem.ts';

interface Quoted {
  value: string;
  /** Offset just after the closing quote. */
  end: number;
}

const PLAIN_ESCAPES: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  '\\': '\\',
  "'": "'",
  '"': '"',
};
const NUMERIC_ESCAPE = /x([0-9A-Fa-f]{2})|u([0-9A-Fa-f]{4})|([0-3][0-7]{2})/y;

/** Reads `'…'` or `"…"` from its opening quote. An escape that means nothing is an error, never its letter. */
export function readStringLiteral(text: string, start: number, at: Position): Quoted {
  return read(text, start, at, (code) => {
    return String.fromCharCode(code);
  });
}

/** Reads the quoted part of `b'…'`. The value has one character per byte; what is not escaped counts as UTF-8. */
export function readBytesLiteral(text: string, start: number, at: Position): Quoted {
  const encoder = new TextEncoder();
  const toBytes = (plain: string) => Array.from(encoder.encode(plain), (byte) => String.fromCharCode(byte)).join('');
  return read(
    text,
    start,
    at,
    (code, form) => {
      if (form !== 'byte') throw new SyntaxFailure(at, 'en un texto de bytes solo valen los escapes \\xHH y \\OOO');
      return String.fromCharCode(code);
    },
    toBytes,
  );
}

function read(
  text: string,
  start: number,
  at: Position,
  fromCode: (code: number, form: 'byte' | 'character') => string,
  fromPlain: (plain: string) => string = (plain) => plain,
): Quoted {
  const quote = text[start];
  let value = '';
  for (let i = start + 1; ; ) {
    const char = text[i];
    if (char === undefined || char === '\n') throw new SyntaxFailure(at, `texto sin cerrar: falta ${quote}`);
    if (char === quote) return { value, end: i + 1 };
    if (char !== '\\') {
      const plain = String.fromCodePoint(text.codePointAt(i) ?? 0);
      value += fromPlain(plain);
      i += plain.length;
      continue;
    }
    const escape = PLAIN_ESCAPES[text[i + 1] ?? ''];
    if (escape !== undefined) {
      value += escape;
      i += 2;
      continue;
    }
    NUMERIC_ESCAPE.lastIndex = i + 1;
    const [whole, hex, short, octal] = NUMERIC_ESCAPE.exec(text) ?? [];
    if (whole === undefined) throw new SyntaxFailure(at, `escape desconocido «\\${text[i + 1] ?? ''}» en un texto`);
    const digits = hex ?? short;
    const form = hex !== undefined || octal !== undefined ? 'byte' : 'character';
    value += fromCode(digits === undefined ? Number.parseInt(octal ?? '', 8) : Number.parseInt(digits, 16), form);
    i += 1 + whole.length;
  }
}
