import { MESSAGES } from './firestore-messages.ts';

/** Scalar types of protocol buffers that Firestore's messages use. */
type Scalar = 'string' | 'bytes' | 'bool' | 'int32' | 'int64' | 'double';

export interface FieldShape {
  readonly id: number;
  /** Its name in proto3 JSON. */
  readonly name: string;
  readonly type: Scalar | EnumShape | MessageShape;
  readonly kind: 'one' | 'list' | 'map';
  /** The names of the fields of which only one can be set, this one among them. */
  readonly oneof: ReadonlySet<string> | undefined;
  /** Whether a default value that is there is told from one that is not. */
  readonly hasPresence: boolean;
}

export interface MessageShape {
  readonly name: string;
  readonly byId: ReadonlyMap<number, FieldShape>;
  readonly byName: ReadonlyMap<string, FieldShape>;
}

interface EnumShape {
  readonly nameOf: ReadonlyMap<number, string>;
  readonly numberOf: ReadonlyMap<string, number>;
}

const SCALARS: ReadonlySet<string> = new Set<Scalar>(['string', 'bytes', 'bool', 'int32', 'int64', 'double']);
const FIELD = /^(\w+)=(\d+)(\?)?:(map<)?([\w.]+)>?(\[\])?$/;

const shapes = new Map<string, MessageShape | EnumShape>();

/** A message of google.firestore.v1 by its name there, or of google.protobuf. */
export function messageShape(name: keyof typeof MESSAGES): MessageShape {
  return shapeOf(name) as MessageShape;
}

export function isMessage(type: FieldShape['type']): type is MessageShape {
  return typeof type === 'object' && 'byId' in type;
}

function shapeOf(name: string): MessageShape | EnumShape {
  const known = shapes.get(name);
  if (known !== undefined) return known;
  const text: string | undefined = (MESSAGES as Readonly<Record<string, string>>)[name];
  if (text === undefined) throw new Error(`There is no message ${name}.`);
  return /^\w+=\d+( |$)/.test(text) ? readEnum(name, text) : readMessage(name, text);
}

function readEnum(name: string, text: string): EnumShape {
  const pairs = text.split(' ').map((pair): [string, number] => {
    const [word = '', number] = pair.split('=');
    return [word, Number(number)];
  });
  const shape = { numberOf: new Map(pairs), nameOf: new Map(pairs.map(([word, number]) => [number, word])) };
  shapes.set(name, shape);
  return shape;
}

function readMessage(name: string, text: string): MessageShape {
  const [byId, byName] = [new Map<number, FieldShape>(), new Map<string, FieldShape>()];
  const shape = { name, byId, byName };
  // Before its fields: a value is made of values.
  shapes.set(name, shape);
  for (const group of text.match(/\{[^}]*\}|[^ {}]+/g) ?? []) {
    const fields = group
      .replace(/[{}]/g, '')
      .split(' ')
      .map((field) => FIELD.exec(field) ?? []);
    const oneof = group.startsWith('{') ? new Set(fields.map(([, word = '']) => word)) : undefined;
    for (const [, word = '', id, optional, map, type = '', list] of fields) {
      const field: FieldShape = {
        id: Number(id),
        name: word,
        type: SCALARS.has(type) ? (type as Scalar) : shapeOf(type),
        kind: map !== undefined ? 'map' : list !== undefined ? 'list' : 'one',
        oneof,
        hasPresence: oneof !== undefined || optional !== undefined,
      };
      byId.set(field.id, field);
      byName.set(word, field);
    }
  }
  return shape;
}
