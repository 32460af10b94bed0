import { M, paint } from '../../studio/materials.ts';
import { box, group, sticker } from '../../studio/solids.ts';
import { INK, sign, swatches, tin, tool, wall } from './props.ts';

/** The experience centre: an island where tools wait to be tried. */
export function experience() {
  return group(
    {},
    box(620, 340, 12, wall, { at: [0, 170, -120], r: 1 }),
    box(620, 60, 14, paint(INK), { at: [0, 305, -118], r: 1 }),
    sticker(420, 48, sign(420, 48, 'CENTRO DE EXPERIENCIA', INK), { at: [-60, 305, -110] }),
    sticker(620, 12, swatches(620, 12), { at: [0, 270, -113] }),
    ...[0, 1, 2].flatMap((row) => [
      box(540, 5, 40, M.wood, { at: [0, 120 + row * 52, -96] }),
      ...Array.from({ length: 14 }, (_, n) =>
        tin(n + row * 3, { at: [-240 + n * 37, 122.5 + row * 52, -92], scale: 1.7 }),
      ),
    ]),
    box(460, 84, 110, paint('#c8390a', { rough: 0.5 }), { at: [0, 42, 40], r: 3 }),
    box(480, 10, 126, M.wood, { at: [0, 89, 40], r: 2 }),
    sticker(220, 34, sign(220, 34, 'PRUÉBALA AQUÍ', '#c8390a'), { at: [0, 44, 95.6] }),
    tool('taladro', 20, [-170, 94, 50], 2.2),
    tool('impacto', 20, [-90, 94, 62], 2.1),
    tool('rotomartillo', 20, [22, 94, 40], 2),
    tool('sierra-circular', 20, [140, 94, 44], 1.9),
    box(90, 12, 40, M.wood, { at: [-10, 100, 84], r: 1 }),
    box(680, 10, 300, paint('#cfc8ba', { rough: 1 }), { at: [0, -5, 0], r: 2 }),
  );
}
