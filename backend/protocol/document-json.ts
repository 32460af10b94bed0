import type { Document } from '../engine/document.ts';
import type { FieldPath } from '../engine/fields.ts';
import { selectFields } from '../engine/fields-draft.ts';
import { versionToTimestamp } from '../engine/time.ts';
import type { Fields } from '../engine/value.ts';
import { documentName } from './document-name.ts';

export interface DocumentJson {
  readonly name: string;
  readonly fields: Fields;
  readonly createTime: string;
  readonly updateTime: string;
}

/** A document as every protocol shows it, whole or reduced to a mask. */
export function documentToJson(document: Document, database: string, mask?: readonly FieldPath[]): DocumentJson {
  return {
    name: documentName(database, document.path),
    fields: mask === undefined ? document.fields : selectFields(document.fields, mask),
    createTime: versionToTimestamp(document.createTime),
    updateTime: versionToTimestamp(document.updateTime),
  };
}
