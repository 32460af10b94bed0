import { wheel } from './garden-machines.ts';
import { AMBER, BLACK, brandName, edge, GRAPHITE, PAPER, plate, RED, STEEL, screw, vents } from './parts.ts';
import {
  circle,
  ellipse,
  groundShadow,
  group,
  lit,
  onCircle,
  path,
  picture,
  rect,
  repeat,
  shade,
  stroke,
} from './svg.ts';

const BRASS_MARK = '#c9a04a';

export const welder = (): string =>
  picture(
    groundShadow(400, 680, 330, 28),
    stroke('M250 170q0 -70 150 -70t150 70', BLACK, 30),
    stroke('M256 166q6 -54 144 -56', '#fff', 4, 'opacity=".25"'),
    path('M160 170h480q30 2 34 34v410q-4 34 -34 36h-480q-30 -2 -34 -36v-410q4 -32 34 -34z', lit(RED, 'v')),
    rect(170, 210, 460, 220, 16, lit(GRAPHITE, 'v')),
    rect(204, 240, 190, 90, 8, '#10201a'),
    stroke('M244 262v46M276 262h-18v20h18v24h-18M310 262v46h-20v-46z', '#7df0a0', 7),
    circle(520, 300, 66, lit(BLACK, 'd')),
    repeat(9, (n) => circle(...onCircle(520, 300, 84, 138 + n * 33), 5, n > 5 ? '#e8701a' : PAPER)),
    path('M514 244h12l4 60h-20z', lit(PAPER, 'd')),
    circle(226, 380, 12, '#7dd36a'),
    circle(268, 380, 12, '#f4b400'),
    brandName(190, 464, 58),
    vents(470, 466, 9, 50),
    ...[250, 550].map(
      (x) => circle(x, 586, 40, lit(BLACK, 'd')) + circle(x, 586, 22, lit(BRASS_MARK, 'd')) + circle(x, 586, 10, BLACK),
    ),
    rect(170, 646, 70, 26, 6, BLACK),
    rect(560, 646, 70, 26, 6, BLACK),
  );

export const weldingMask = (): string =>
  picture(
    groundShadow(400, 730, 220, 24),
    path(
      'M190 260q10 -170 210 -176q200 6 210 176q20 150 -40 300q-40 110 -110 150h-120q-70 -40 -110 -150q-60 -150 -40 -300z',
      lit('#2a2a28', 'h'),
    ),
    path('M214 250q20 -130 186 -138q166 8 186 138q-180 -50 -372 0z', lit(RED, 'v')),
    rect(236, 270, 328, 170, 26, lit(GRAPHITE, 'd')),
    rect(270, 296, 260, 112, 12, lit('#1d4a3a', 'd')),
    path('M282 306h100l-70 92h-30z', '#fff', 'opacity=".2"'),
    path('M240 480q160 50 320 0l-30 100q-130 36 -260 0z', '#000', 'opacity=".22"'),
    brandName(310, 520, 52),
    repeat(5, (n) => stroke(`M${340 + n * 30} 620v50`, '#000', 8, 'opacity=".5"')),
    circle(196, 300, 30, lit(RED, 'd')),
    circle(604, 300, 30, lit(RED, 'd')),
    edge('M226 210q40 -96 150 -104', 0.4, 7),
  );

export const generator = (): string =>
  picture(
    groundShadow(400, 690, 360, 28),
    path(
      'M90 190v440q0 30 30 30h560q30 0 30 -30v-440q0 -30 -30 -30h-560q-30 0 -30 30z',
      'none',
      `stroke="${BLACK}" stroke-width="28"`,
    ),
    stroke('M96 190v430', '#fff', 4, 'opacity=".2"'),
    path('M150 180h500q20 2 20 30v90h-540v-90q0 -28 20 -30z', lit(RED, 'v')),
    rect(360, 158, 80, 30, 10, lit(BLACK, 'v')),
    brandName(180, 212, 56),
    path('M480 216h120v50h-120z', lit(PAPER, 'v')),
    circle(540, 242, 18, '#16150f'),
    rect(130, 320, 250, 220, 14, lit(GRAPHITE, 'v')),
    repeat(
      2,
      (n) =>
        circle(196 + n * 110, 386, 42, lit(PAPER, 'd')) +
        rect(180 + n * 110, 366, 8, 24, 3, BLACK) +
        rect(204 + n * 110, 366, 8, 24, 3, BLACK) +
        circle(196 + n * 110, 404, 6, BLACK),
    ),
    circle(196, 486, 24, lit(RED, 'd')),
    rect(276, 464, 80, 44, 8, '#10201a'),
    stroke('M292 494l14 -16l14 16l20 -18', '#7df0a0', 4),
    path('M400 330h230q20 4 24 30l-10 190h-244z', lit(shade(STEEL, -0.1), 'v')),
    repeat(7, (n) => rect(430, 350 + n * 22, 130, 10, 3, '#56534b')),
    circle(590, 480, 66, lit(BLACK, 'd')),
    circle(590, 480, 44, lit(RED, 'd')),
    rect(566, 468, 48, 22, 8, lit(BLACK, 'v')),
    rect(130, 556, 540, 70, 10, lit(GRAPHITE, 'v')),
    wheel(170, 650, 50),
    rect(600, 640, 60, 46, 8, BLACK),
  );

export const pressureWasher = (): string =>
  picture(
    groundShadow(390, 720, 320, 28),
    path(
      'M250 160h200q20 2 20 24v90h-30v-70q0 -12 -12 -12h-156q-12 0 -12 12v70h-30v-90q0 -22 20 -24z',
      lit(BLACK, 'v'),
    ),
    path('M210 260h280q40 4 46 50l24 300q0 50 -50 54h-320q-50 -4 -50 -54l24 -300q6 -46 46 -50z', lit(RED, 'h')),
    path('M240 300h220q30 4 34 40l14 150h-316l14 -150q4 -36 34 -40z', lit(GRAPHITE, 'h')),
    vents(262, 420, 13, 50),
    brandName(258, 336, 50),
    circle(350, 570, 50, lit(BLACK, 'd')),
    rect(342, 530, 16, 50, 6, lit(PAPER, 'd')),
    stroke('M520 610q120 40 130 -60v-130q0 -70 60 -70', '#1c1b17', 22),
    stroke('M520 606q116 36 126 -60', '#6a6860', 4),
    group(
      'translate(600 130) rotate(8)',
      path('M0 40h70q16 4 14 30l-22 90h-44l-10 -70h-20z', lit(BLACK, 'h')),
      rect(60, 44, 26, 300, 8, lit(STEEL, 'mh')),
      rect(64, 330, 18, 110, 5, lit(BLACK, 'h')),
      rect(60, 430, 26, 24, 5, lit(AMBER, 'h')),
    ),
    wheel(210, 660, 62),
    wheel(480, 660, 62),
  );

export const vacuum = (): string =>
  picture(
    groundShadow(380, 730, 290, 28),
    stroke('M470 250q190 -120 230 60q30 180 -20 380', '#1c1b17', 42),
    rect(640, 670, 120, 44, 12, lit(BLACK, 'v')),
    path('M150 360h400l-20 270q-4 50 -50 54h-260q-46 -4 -50 -54z', lit(GRAPHITE, 'h')),
    path('M140 340h420q14 4 14 24t-14 24h-420q-14 -4 -14 -24t14 -24z', lit(BLACK, 'v')),
    path('M150 340q0 -150 200 -154q200 4 200 154z', lit(RED, 'h')),
    path('M280 190h140q10 -54 -70 -56q-80 2 -70 56z', lit(BLACK, 'v')),
    circle(480, 280, 36, lit(BLACK, 'd')),
    brandName(230, 262, 50),
    repeat(3, (n) => rect(190 + n * 130, 366, 60, 64, 8, lit(RED, 'v'))),
    plate(290, 500, 130, 80),
    ...[170, 350, 530].map((x) => circle(x, 706, 26, lit(BLACK, 'd')) + circle(x, 706, 9, STEEL)),
  );

export const compressor = (): string =>
  picture(
    groundShadow(390, 712, 340, 28),
    path('M640 470h80q20 0 20 -20v-120', 'none', `stroke="${BLACK}" stroke-width="22" stroke-linecap="round"`),
    rect(100, 430, 560, 210, 105, lit(RED, 'v')),
    rect(150, 448, 440, 22, 11, '#fff', 'opacity=".2"'),
    brandName(240, 520, 66),
    path('M180 400h300v40h-300z', lit(GRAPHITE, 'v')),
    path('M150 260h210q20 4 20 30v110h-250v-110q0 -26 20 -30z', lit(BLACK, 'v')),
    repeat(8, (n) => stroke(`M${160 + n * 27} 282v98`, '#55534b', 7)),
    path('M380 280h90q16 4 16 24v96h-106z', lit(STEEL, 'h')),
    repeat(5, (n) => rect(386, 292 + n * 22, 94, 10, 3, '#6d6a61')),
    rect(404, 230, 56, 54, 8, lit(GRAPHITE, 'h')),
    rect(520, 350, 70, 80, 10, lit(BLACK, 'v')),
    ...[540, 620].map(
      (x, n) =>
        rect(x - 5, 320 - n * 10, 12, 60, 3, lit(BRASS_MARK, 'mh')) +
        circle(x, 310 - n * 10, 34, lit(STEEL, 'd')) +
        circle(x, 310 - n * 10, 27, PAPER) +
        stroke(`M${x} ${310 - n * 10}l14 -14`, '#c8390a', 4),
    ),
    rect(636, 372, 60, 18, 4, lit(BRASS_MARK, 'mv')),
    wheel(200, 640, 66),
    path('M560 620h50v70h-50z', lit(GRAPHITE, 'h')),
    rect(546, 680, 78, 24, 8, BLACK),
  );

export const sprayGun = (): string =>
  picture(
    groundShadow(390, 730, 200, 22),
    path('M350 110h170l-20 150h-120z', lit('#dfe2e0', 'h')),
    path('M356 160h158l-14 100h-120z', lit(RED, 'h'), 'opacity=".85"'),
    rect(338, 92, 194, 28, 10, lit(BLACK, 'v')),
    rect(412, 256, 50, 60, 6, lit(STEEL, 'mh')),
    path('M220 300h330q20 4 24 24v40q-4 20 -24 24h-330q-16 -40 0 -88z', lit(STEEL, 'v')),
    path('M566 310h50q10 2 10 10v50q0 8 -10 10h-50z', lit(BRASS_MARK, 'mv')),
    path('M620 316l44 -16v28l-24 18l24 18v28l-44 -16z', lit(shade(STEEL, -0.2), 'd')),
    path('M230 384h120q-6 80 16 250q0 20 -20 22h-74q-20 -2 -24 -22q-20 -130 -34 -190q-10 -50 16 -60z', lit(STEEL, 'h')),
    path('M240 410q16 -4 30 4q0 110 24 226h-24q-30 -110 -44 -190q-2 -30 14 -40z', lit(RED, 'h')),
    path('M390 386h34q-40 70 -30 150l-20 6q-30 -80 16 -156z', lit(shade(STEEL, -0.2), 'd')),
    rect(160, 318, 66, 22, 6, lit(BRASS_MARK, 'mv')),
    rect(150, 312, 22, 34, 6, lit(BLACK, 'v')),
    rect(176, 352, 50, 18, 6, lit(BRASS_MARK, 'mv')),
    rect(284, 654, 44, 50, 5, lit(BRASS_MARK, 'mh')),
    brandName(408, 330, 26, '#7d2103'),
  );

export const nailer = (): string =>
  picture(
    groundShadow(380, 724, 270, 24),
    rect(150, 340, 60, 34, 6, lit(BRASS_MARK, 'mv')),
    path('M470 300h110v250l-20 50h-60l-30 -50z', lit(STEEL, 'h')),
    path('M500 596h70l-10 70h-46z', lit(shade(STEEL, -0.25), 'mh')),
    path('M200 300h250q20 4 20 30v60q0 20 -20 24h-250z', lit(RED, 'v')),
    path('M210 292h190v130h-190q-14 -60 0 -130z', lit(BLACK, 'v')),
    repeat(7, (n) => stroke(`M${232 + n * 24} 304v106`, '#000', 6, 'opacity=".5"')),
    path('M440 170h160q40 6 46 50v150q-6 40 -46 44h-160z', lit(RED, 'h')),
    path('M440 140q0 -20 20 -22h130q30 4 40 52h-190z', lit(GRAPHITE, 'v')),
    brandName(462, 262, 40),
    path('M420 414h50q-10 40 -50 60z', lit(BLACK, 'd')),
    path('M210 560l300 -40v60l-290 60q-20 2 -20 -20v-40q0 -16 10 -20z', lit(GRAPHITE, 'v')),
    path('M230 424h50l10 130l-60 8z', lit(GRAPHITE, 'h')),
    repeat(12, (n) => stroke(`M${240 + n * 22} ${570 - n * 3}v36`, '#b9bcbb', 4)),
    screw(600, 380),
  );

/** A coiled hose lying flat, in rings. */
const coil = (colour: string, light: string): string =>
  repeat(
    6,
    (n) =>
      ellipse(400, 400 + n * 26, 250, 150, 'none', `stroke="${colour}" stroke-width="30"`) +
      ellipse(
        400,
        393 + n * 26,
        250,
        150,
        'none',
        `stroke="${light}" stroke-width="5" opacity=".5" stroke-dasharray="520 900"`,
      ),
  );

export const airHose = (): string =>
  picture(
    groundShadow(400, 680, 320, 30),
    coil('#b3330a', '#ffffff'),
    stroke('M640 520q60 60 50 150', '#b3330a', 30),
    rect(668, 650, 44, 70, 8, lit(BRASS_MARK, 'mh')),
    rect(662, 676, 56, 16, 4, lit(shade(BRASS_MARK, -0.2), 'mh')),
    stroke('M160 430q-60 70 -40 170', '#b3330a', 30),
    rect(98, 590, 44, 60, 8, lit(STEEL, 'mh')),
    rect(108, 644, 24, 40, 5, lit(BRASS_MARK, 'mh')),
  );

export const gardenHose = (): string =>
  picture(
    groundShadow(400, 690, 320, 30),
    coil('#1f7a45', '#ffffff'),
    stroke('M640 520q80 40 60 -60', '#1f7a45', 30),
    group(
      'translate(610 250) rotate(20)',
      path('M0 90h60l10 110q-6 20 -30 20t-30 -20z', lit(BLACK, 'h')),
      path('M-40 30h150q20 4 20 30t-20 30h-150z', lit('#f4b400', 'v')),
      rect(120, 36, 40, 48, 10, lit(BLACK, 'v')),
    ),
    rect(100, 430, 50, 60, 8, lit(BRASS_MARK, 'mh')),
  );

export const blowGun = (): string =>
  picture(
    groundShadow(380, 650, 260, 22),
    path('M480 330l270 26v18l-270 22z', lit(STEEL, 'mv')),
    path('M230 290h240q24 4 24 30v56q0 26 -24 30h-240q-30 -50 0 -116z', lit(RED, 'v')),
    path('M230 380h110l20 210q0 20 -20 22h-70q-20 -2 -24 -22z', lit(BLACK, 'h')),
    repeat(6, (n) => stroke(`M${254 + n * 2} ${430 + n * 26}h80`, '#000', 6, 'opacity=".5"')),
    path('M350 400h40q-10 80 -60 120q10 -60 20 -120z', lit(STEEL, 'd')),
    rect(276, 608, 46, 44, 6, lit(BRASS_MARK, 'mh')),
    circle(330, 226, 70, lit(STEEL, 'd')),
    circle(330, 226, 56, PAPER),
    repeat(7, (n) =>
      stroke(
        `M${onCircle(330, 226, 42, 150 + n * 40).join(' ')}L${onCircle(330, 226, 50, 150 + n * 40).join(' ')}`,
        BLACK,
        3,
      ),
    ),
    stroke('M330 226l26 -30', '#c8390a', 6),
    circle(330, 226, 8, BLACK),
    brandName(360, 328, 30),
  );
