import { COLOURS } from '#demo/catalogue/colours.ts';
import { DRAWING_NAMES, type PictureName } from '#demo/catalogue/pictures.ts';
import { brandName, PAPER } from './parts.ts';
import * as pistol from './pistol-tools.ts';
import { groundShadow, lit, path, picture, rect } from './svg.ts';
import * as vessels from './vessels.ts';

const carton = (): string =>
  picture(
    groundShadow(400, 690, 300, 30),
    path('M150 280l250 -70l250 70l-250 70z', lit('#d8b384', 'd')),
    path('M150 280l250 70v340l-250 -80z', lit('#b88f5c', 'd')),
    path('M650 280l-250 70v340l250 -80z', lit('#c99f6b', 'd')),
    rect(470, 430, 0, 0, 0, PAPER),
    brandName(446, 520, 40, '#9e2b05', -17),
  );

const DRAWINGS: Partial<Record<PictureName, () => string>> = {
  'taladro-percutor': pistol.hammerDrill,
  'taladro-compacto': pistol.compactDrill,
  'atornillador-impacto': pistol.impactDriver,
  'llave-impacto': pistol.impactWrench,
  'rotomartillo-inalambrico': pistol.cordlessHammer,
  'taladro-con-cable': pistol.cordedDrill,
  rotomartillo: pistol.sdsHammer,
  demoledor: pistol.demolitionHammer,
  'pistola-calor': pistol.heatGun,
  'impacto-neumatico': pistol.airImpact,
  tambor: vessels.drum,
};

/** Every picture of the catalogue by file name. */
export function allDrawings(): ReadonlyMap<string, string> {
  const drawings = new Map<string, string>();
  for (const name of DRAWING_NAMES) drawings.set(name, (DRAWINGS[name] ?? carton)());
  for (const [colour, { hex }] of Object.entries(COLOURS)) {
    drawings.set(`cubeta-${colour}`, vessels.bucket(hex));
    drawings.set(`galon-${colour}`, vessels.gallon(hex));
    drawings.set(`lata-${colour}`, vessels.litre(hex));
    drawings.set(`aerosol-${colour}`, vessels.aerosol(hex));
  }
  return drawings;
}
