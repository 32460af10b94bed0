import type { Version } from './document.ts';
import type { FieldPath } from './fields.ts';
import type { Fields, NumberValue, Value } from './value.ts';

export type Precondition =
  | { readonly kind: 'exists'; readonly exists: boolean }
  | { readonly kind: 'updateTime'; readonly updateTime: Version };

export type Transform = { readonly path: FieldPath } & (
  | { readonly kind: 'requestTime' }
  | { readonly kind: 'increment' | 'maximum' | 'minimum'; readonly operand: NumberValue }
  | { readonly kind: 'append' | 'remove'; readonly elements: readonly Value[] }
);

interface OnDocument {
  readonly path: string;
  readonly precondition: Precondition | undefined;
}
export interface UpdateWrite extends OnDocument {
  readonly kind: 'update';
  readonly fields: Fields;
  /** Absent: replace the document. Present, even empty: touch these paths only. */
  readonly mask: readonly FieldPath[] | undefined;
  readonly transforms: readonly Transform[];
}
export interface DeleteWrite extends OnDocument {
  readonly kind: 'delete';
}
export interface VerifyWrite extends OnDocument {
  readonly kind: 'verify';
}
export type Write = UpdateWrite | DeleteWrite | VerifyWrite;

export interface WriteResult {
  /** Absent for deletes and verifications. */
  readonly updateTime: Version | undefined;
  readonly transformResults: readonly Value[];
}
