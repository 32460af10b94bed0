import type { StoredDocument } from '#domain/catalogue/stored-document.ts';
import { type Fields, type WriterStamp, withoutStamps, writerStamp } from './change.ts';

/** A document of a collection that staff read whole: what an edit of it starts from. Its fields are not checked yet. */
export interface StaffDocument {
  readonly id: string;
  /** 0 where it is not stored. */
  readonly rev: number;
  readonly fields: Fields;
  readonly stamp?: WriterStamp;
}

/** A stored document as staff edit it: without its stamps, which are apart. A document without a revision has 0. */
export function toStaffDocument({ id, fields }: StoredDocument): StaffDocument {
  const { rev } = fields;
  return { id, rev: typeof rev === 'number' ? rev : 0, fields: withoutStamps(fields), stamp: writerStamp(fields) };
}
