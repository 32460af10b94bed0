import { PALETTE_NAMES, type PaletteName } from '#domain/appearance/palette-names.ts';
import { TYPEFACE_NAMES, type TypefaceName } from '#domain/appearance/typeface-names.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { StoreProfile } from '#domain/store-profile.ts';
import type { FormProblems } from '../forms/field-checks.ts';
import type { Fields } from '../journal/change.ts';

/** How the store looks, under the names of the stored fields. */
export interface AppearanceForm {
  readonly tono: PaletteName;
  readonly letra: TypefaceName;
}

/** The profile's colours and typeface as their form edits them. */
export function appearanceToForm({ palette, typeface }: StoreProfile): AppearanceForm {
  return { tono: palette, letra: typeface };
}

/** The fields of `ajustes/apariencia`, or what is wrong with each. */
export function checkAppearance({ tono, letra }: AppearanceForm): Result<Fields, FormProblems<string>> {
  if (!PALETTE_NAMES.includes(tono)) return err({ tono: 'Elige uno de los colores.' });
  return TYPEFACE_NAMES.includes(letra) ? ok({ tono, letra }) : err({ letra: 'Elige una de las letras.' });
}
