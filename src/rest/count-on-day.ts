import type { BackendConfig } from './backend-config.ts';
import { documentName } from './documents-url.ts';
import { restFields } from './rest-fields.ts';

/** A count of a day is of no use to anybody when the day is over everywhere. */
const KEPT_MS = 2 * 86_400_000;

/**
 * The write that counts a document on a day of the shop; the rules refuse more of them than a day may have. The count deletes itself.
 * @param day `2026-11-23`: when the count ends is worked out from it, because the device's clock may be wrong.
 */
export function countOnDay(
  config: BackendConfig,
  collection: 'cupos' | 'cuposBusqueda',
  day: string,
  id: string,
): object {
  const caduca = new Date(Date.parse(`${day}T12:00:00Z`) + KEPT_MS).toISOString();
  return {
    update: {
      name: documentName(config, `${collection}/${day}`),
      fields: { ...restFields({ ultima: id }), caduca: { timestampValue: caduca } },
    },
    updateMask: { fieldPaths: ['ultima', 'caduca'] },
    updateTransforms: [{ fieldPath: 'n', increment: { integerValue: '1' } }],
  };
}
