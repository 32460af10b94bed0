import type { Fields } from './change.ts';

/** A rule of `firestore.rules` about several fields of one document: two edits that keep it can break it where they are joined field by field. */
interface RuleAcrossFields {
  readonly fields: readonly string[];
  readonly isKept: (document: Fields) => boolean;
}

const isNoticeDated = ({ aviso, avisoDesde, avisoHasta }: Fields): boolean =>
  !aviso || (avisoDesde !== '' && String(avisoDesde) <= String(avisoHasta));

export const rulesAcrossFields: readonly RuleAcrossFields[] = [
  { fields: ['aviso', 'avisoDesde', 'avisoHasta'], isKept: isNoticeDated },
];
