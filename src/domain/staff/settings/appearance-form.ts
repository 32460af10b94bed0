import { PALETTE_NAMES, type PaletteName } from '#domain/appearance/palette-names.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { StoreProfile } from '#domain/store-profile.ts';
import type { Fields } from '../change.ts';
import type { FormProblems } from '../field-checks.ts';

/** How the store looks, under the names of the stored fields. */
export interface AppearanceForm {
  readonly tono: PaletteName;
}

export function appearanceToForm({ palette }: StoreProfile): AppearanceForm {
  return { tono: palette };
}

/** The fields of `ajustes/apariencia`, or what is wrong with each. */
export function checkAppearance({ tono }: AppearanceForm): Result<Fields, FormProblems<string>> {
  return PALETTE_NAMES.includes(tono) ? ok({ tono }) : err({ tono: 'Elige uno de los colores.' });
}
