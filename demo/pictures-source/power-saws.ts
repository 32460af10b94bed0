import {
  BLACK,
  battery,
  brandName,
  cord,
  cordBoot,
  edge,
  GRAPHITE,
  RED,
  rubberGrip,
  STEEL,
  screw,
  seam,
  vents,
} from './parts.ts';
import { circle, ellipse, groundShadow, group, lit, path, picture, rect, repeat, ring, shade, stroke } from './svg.ts';

/** A toothed disc seen from its side, with the hole of its arbor. */
export const toothedDisc = (cx: number, cy: number, radius: number, teeth: number): string =>
  path(
    ring(cx, cy, teeth * 2, (step) => (step % 2 ? radius - 12 : radius)),
    lit(STEEL, 'd'),
  ) +
  circle(cx, cy, radius - 34, 'none', 'stroke="#fff" stroke-width="2" opacity=".35"') +
  circle(cx, cy, 26, lit(GRAPHITE, 'd')) +
  circle(cx, cy, 10, shade(STEEL, 0.3));

/** The closed hand loop on the back of a saw. */
const rearHandle = (): string =>
  path('M96 330q-10 -120 96 -132h120l-8 60h-92q-46 2 -48 56q0 40 20 88l-64 22q-20 -44 -24 -94z', lit(RED, 'd')) +
  path('M102 316q2 -98 96 -106l-6 40q-50 6 -50 60q2 36 14 70l-38 12q-16 -40 -16 -76z', lit(BLACK, 'd')) +
  path('M216 258q30 2 28 34l-10 30h-24z', lit(BLACK, 'd'));

const circularSaw = (power: string): string =>
  picture(
    groundShadow(404, 640, 330, 26),
    power,
    toothedDisc(430, 470, 172, 24),
    rect(80, 566, 650, 22, 8, lit(STEEL, 'v')),
    rect(80, 584, 650, 10, 4, lit(GRAPHITE, 'v')),
    rearHandle(),
    path('M210 470q4 -216 220 -222q210 8 218 222l-60 6q-18 -116 -158 -122q-138 8 -152 122z', lit(GRAPHITE, 'd')),
    edge('M226 440q24 -170 204 -178q170 8 200 178', 0.3, 4),
    path('M280 210h180q60 4 60 74v50q-70 -40 -170 -20h-86v-60q0 -40 16 -44z', lit(RED, 'v')),
    path('M500 236q60 -8 74 -70q4 -26 30 -26h26q28 2 28 34v22q-4 60 -88 86z', lit(BLACK, 'd')),
    circle(430, 470, 76, lit(RED, 'd')),
    circle(430, 470, 54, lit(GRAPHITE, 'd')),
    vents(404, 446, 5, 48),
    brandName(302, 244, 40),
    path('M590 476l40 -4q22 0 22 24v70h-62z', lit(GRAPHITE, 'd')),
    screw(240, 560, 9),
    screw(640, 540, 9),
  );

export const cordedCircularSaw = (): string =>
  circularSaw(cord(110, 360, 'q-60 60 -60 150q0 90 -50 110') + cordBoot(112, 316, 40));
export const cordlessCircularSaw = (): string =>
  circularSaw(group('rotate(-8 200 380) translate(0 30)', battery(70, 330, 210, 110)));

const jigsaw = (power: string): string =>
  picture(
    groundShadow(404, 676, 280, 26),
    power,
    path('M540 560h34v110l-8 14h-10l-16 -20z', lit(STEEL, 'mh')),
    repeat(9, (n) => path(`M540 ${580 + n * 10}l-8 5l8 5z`, shade(STEEL, -0.2))),
    rect(220, 588, 440, 24, 8, lit(STEEL, 'v')),
    rect(232, 608, 416, 10, 4, lit(GRAPHITE, 'v')),
    path('M480 330h110q20 6 22 40l-10 170q-4 30 -40 30h-60z', lit(GRAPHITE, 'h')),
    path(
      'M200 360q-16 -150 130 -176h140q100 8 120 110l10 60h-110l-20 -50q-12 -34 -60 -38h-90q-50 6 -50 66z',
      lit(RED, 'v'),
    ),
    path('M206 350q10 -140 128 -150h130q60 4 90 50l-24 10q-30 -26 -70 -28h-110q-86 6 -96 118z', lit(BLACK, 'v')),
    path('M176 352h330q30 4 34 36l6 110q0 60 -50 66h-240q-60 -4 -76 -64l-20 -110q-2 -34 16 -38z', lit(RED, 'v')),
    path('M340 318q40 4 40 34h-60z', lit(BLACK, 'd')),
    vents(214, 400, 5, 90),
    brandName(316, 410, 48),
    circle(514, 512, 30, lit(BLACK, 'd')),
    rect(508, 488, 12, 30, 5, lit(RED, 'd')),
    seam('M196 516q160 26 340 6'),
    rect(572, 540, 50, 46, 8, lit(BLACK, 'v')),
  );

export const cordedJigsaw = (): string =>
  jigsaw(cord(170, 400, 'q-90 20 -90 120q0 70 -80 80') + cordBoot(180, 388, 70));
export const cordlessJigsaw = (): string => jigsaw(group('rotate(82 170 430)', battery(80, 430, 210, 110)));

const reciprocating = (power: string): string =>
  picture(
    groundShadow(420, 566, 330, 20),
    power,
    path('M690 372l96 10q8 2 6 14l-4 18l-98 -4z', lit(STEEL, 'mv')),
    repeat(9, (n) => path(`M${698 + n * 10} 410l5 10l5 -10z`, shade(STEEL, -0.25))),
    path('M660 330h24q16 4 16 26v90q-2 24 -20 24h-20z', lit(STEEL, 'mv')),
    path('M520 340l130 18q18 6 18 28v36q-2 22 -20 26l-128 10z', lit(BLACK, 'v')),
    repeat(6, (n) => stroke(`M${544 + n * 18} ${350 + n * 2}v${100 - n * 3}`, '#000', 5, 'opacity=".45"')),
    path('M210 320h310q20 4 20 26v92q0 24 -24 26h-300q-30 -2 -34 -34v-80q2 -28 28 -30z', lit(RED, 'v')),
    path('M40 440q-20 -110 90 -124h90v60h-70q-46 4 -44 52q4 40 36 90l-56 30q-40 -60 -46 -108z', lit(RED, 'd')),
    path('M46 430q-6 -90 84 -102l-2 38q-46 6 -44 58q6 40 32 80l-34 20q-32 -46 -36 -94z', lit(BLACK, 'd')),
    path('M176 374h40v60q-20 6 -34 -10q-10 -20 -6 -50z', lit(BLACK, 'd')),
    brandName(244, 370, 44),
    vents(452, 366, 4, 60),
    edge('M214 332h300', 0.3, 4),
  );

export const cordedReciprocating = (): string =>
  reciprocating(cord(98, 560, 'q10 80 -40 90q-30 0 -60 -8') + cordBoot(96, 530, -22));
export const cordlessReciprocating = (): string =>
  reciprocating(group('rotate(-28 120 530)', battery(30, 508, 200, 108)));

export const miterSaw = (): string =>
  picture(
    groundShadow(400, 700, 350, 28),
    path('M90 640h620q20 0 20 20v24q0 12 -14 12h-632q-14 0 -14 -12v-24q0 -20 20 -20z', lit(GRAPHITE, 'v')),
    rect(110, 600, 580, 46, 8, lit(STEEL, 'v')),
    path('M210 560h380l30 44h-440z', lit(STEEL, 'd')),
    path('M340 646h120l16 40h-152z', lit(RED, 'v')),
    rect(130, 520, 220, 84, 8, lit(shade(STEEL, -0.12), 'v')),
    rect(450, 520, 220, 84, 8, lit(shade(STEEL, -0.12), 'v')),
    path('M560 600l-40 -250l70 -20l50 270z', lit(GRAPHITE, 'd')),
    toothedDisc(392, 376, 190, 36),
    path('M196 380q-4 -190 196 -204q196 14 200 190l-58 14q-20 -130 -142 -136q-120 6 -138 140z', lit(RED, 'd')),
    edge('M210 360q10 -160 182 -172q160 10 184 160', 0.35, 4),
    path('M500 210l120 -60q30 -10 40 20l30 90q4 30 -30 40l-90 20z', lit(GRAPHITE, 'd')),
    vents(610, 200, 4, 60, 14),
    path('M196 330q-80 -30 -70 -130q2 -40 44 -44h60q30 4 28 34q-2 24 -34 26q-34 2 -34 36q2 30 30 48z', lit(BLACK, 'd')),
    circle(392, 376, 70, lit(GRAPHITE, 'd')),
    brandName(286, 214, 34),
    rect(376, 652, 48, 26, 6, lit(BLACK, 'v')),
  );

export const tableSaw = (): string =>
  picture(
    groundShadow(400, 730, 340, 26),
    path('M190 440l-70 286M610 440l70 286', 'none', `stroke="${GRAPHITE}" stroke-width="30" stroke-linecap="round"`),
    path('M150 640h500', 'none', `stroke="${GRAPHITE}" stroke-width="16"`),
    path('M150 348h500l-14 170q-4 24 -34 24h-404q-30 0 -34 -24z', lit(RED, 'v')),
    brandName(180, 478, 44),
    circle(560, 446, 52, lit(BLACK, 'd')),
    circle(560, 446, 36, lit(GRAPHITE, 'd')),
    rect(590, 392, 16, 44, 8, lit(BLACK, 'h')),
    toothedDisc(400, 330, 132, 30),
    rect(70, 316, 660, 44, 8, lit(STEEL, 'v')),
    rect(70, 348, 660, 14, 4, lit(GRAPHITE, 'v')),
    rect(560, 270, 34, 50, 5, lit(shade(STEEL, -0.1), 'h')),
    path(
      'M280 316q20 -130 150 -140h60q14 4 8 24l-40 116z',
      'rgba(246,243,236,.45)',
      'stroke="#6b685e" stroke-width="3"',
    ),
    circle(134, 730, 26, BLACK),
    circle(666, 730, 26, BLACK),
  );

export const chopSaw = (): string =>
  picture(
    groundShadow(400, 706, 350, 28),
    path('M70 640h660q16 0 16 16v34q0 12 -14 12h-664q-14 0 -14 -12v-34q0 -16 16 -16z', lit(GRAPHITE, 'v')),
    rect(110, 586, 70, 56, 6, lit(shade(STEEL, -0.15), 'h')),
    rect(520, 560, 60, 82, 6, lit(shade(STEEL, -0.15), 'h')),
    stroke('M560 610h160', STEEL, 20),
    circle(726, 610, 30, lit(BLACK, 'd')),
    circle(330, 440, 196, lit('#4b4741', 'd')),
    circle(330, 440, 196, 'none', 'stroke="#77706a" stroke-width="6" stroke-dasharray="3 5"'),
    circle(330, 440, 70, lit(RED, 'd')),
    circle(330, 440, 24, lit(STEEL, 'd')),
    path('M126 440q0 -200 204 -208q200 8 204 200l-60 10q-6 -136 -144 -142q-138 8 -144 140z', lit(RED, 'd')),
    edge('M140 420q16 -166 190 -174q170 8 190 170', 0.35, 4),
    path('M470 310l150 -40q40 -6 54 30l14 60q4 40 -36 50l-150 30z', lit(GRAPHITE, 'd')),
    vents(590, 320, 5, 60, 10),
    path('M540 430l80 -10l60 220h-90z', lit(GRAPHITE, 'd')),
    path('M200 262q-40 -100 40 -140h110q34 2 32 36q-4 28 -36 28h-60q-36 2 -30 52z', lit(BLACK, 'd')),
    brandName(222, 290, 38),
    rubberGrip(230, 120, 140, 44),
  );

export const planer = (): string =>
  picture(
    groundShadow(400, 610, 340, 24),
    cord(96, 330, 'q-60 10 -60 90q-10 70 -40 90'),
    cordBoot(120, 320, 60),
    rect(70, 560, 660, 26, 8, lit(STEEL, 'v')),
    path('M90 460q0 -50 60 -54h520q60 8 64 60l6 80q0 18 -20 18h-610q-20 0 -20 -18z', lit(RED, 'v')),
    path(
      'M110 420q-30 -140 100 -172h190q80 8 110 80l20 80h-90l-24 -50q-14 -34 -60 -36h-110q-50 8 -46 98z',
      lit(RED, 'd'),
    ),
    path('M126 400q-14 -120 86 -140h180q60 6 84 54l-24 14q-24 -26 -66 -28h-140q-74 8 -80 100z', lit(BLACK, 'd')),
    path('M590 408q-4 -70 60 -76q66 6 64 84z', lit(BLACK, 'h')),
    repeat(8, (n) => stroke(`M${602 + n * 14} 356v10`, '#fff', 3, 'opacity=".3"')),
    brandName(270, 456, 54),
    vents(140, 450, 6, 70),
    circle(560, 492, 40, lit(GRAPHITE, 'd')),
    circle(560, 492, 14, lit(STEEL, 'd')),
    ellipse(300, 340, 20, 26, lit(BLACK, 'd')),
  );

export const router = (): string =>
  picture(
    groundShadow(400, 716, 230, 26),
    cord(420, 130, 'q10 -80 90 -84q100 0 220 20'),
    path('M386 640h28v50l-14 20l-14 -20z', lit(STEEL, 'mh')),
    path('M366 700h68v12h-68z', lit(shade(STEEL, -0.2), 'mh')),
    path(
      'M270 560h260v74q0 10 -10 10h-240q-10 0 -10 -10z',
      'rgba(220,226,226,.5)',
      'stroke="#8d9290" stroke-width="4"',
    ),
    rect(376, 520, 48, 120, 6, lit(STEEL, 'mh')),
    rect(230, 636, 340, 22, 8, lit(BLACK, 'v')),
    rect(250, 440, 300, 130, 18, lit(GRAPHITE, 'h')),
    path('M280 180q120 -34 240 0v270q-120 20 -240 0z', lit(RED, 'h')),
    path('M286 172q20 -44 114 -46q94 2 114 46q-110 26 -228 0z', lit(GRAPHITE, 'h')),
    repeat(6, (n) => stroke(`M${318 + n * 33} 140v26`, '#111', 9)),
    brandName(322, 270, 46),
    rect(340, 350, 120, 50, 10, lit(BLACK, 'v')),
    circle(500, 510, 24, lit(BLACK, 'd')),
    rect(226, 480, 40, 60, 14, lit(BLACK, 'h')),
    rect(534, 480, 70, 44, 14, lit(BLACK, 'v')),
  );
