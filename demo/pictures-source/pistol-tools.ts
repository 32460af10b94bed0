import {
  BLACK,
  battery,
  brandName,
  cord,
  cordBoot,
  edge,
  GRAPHITE,
  PAPER,
  RED,
  STEEL,
  screw,
  seam,
  twistBit,
  vents,
} from './parts.ts';
import { circle, ellipse, groundShadow, group, lit, path, picture, rect, repeat, shade, stroke } from './svg.ts';

/** The grip of a pistol tool: red spine, rubber at the palm, trigger and the switch that turns the motor round. */
function pistolGrip(foot: number): string {
  return [
    // Trigger behind the grip, so that its root is hidden.
    path('M376 344q58 -2 66 14q-2 14 -12 26q-10 16 -4 44q2 16 -10 22l-46 4z', lit(BLACK, 'd')),
    edge('M432 362q-14 20 -14 42q0 14 4 26', 0.25),
    path(
      `M236 318l176 0q-14 40 -20 84q-10 70 -2 ${foot - 402}h-190q-4 -90 12 -170q10 -56 24 -${foot - 488 < 80 ? 80 : 114}z`,
      lit(RED, 'h'),
    ),
    path(
      `M240 336q34 -6 60 2q-16 54 -22 124q-4 60 2 ${foot - 478}q-36 10 -76 4q-4 -86 10 -160q10 -58 26 -98z`,
      lit(BLACK, 'h'),
    ),
    repeat(
      8,
      (n) =>
        stroke(`M${226 - n * 2.2} ${378 + n * 23}q24 8 52 2`, '#000', 6, 'opacity=".5"') +
        stroke(`M${226 - n * 2.2} ${383 + n * 23}q24 8 52 2`, '#fff', 2, 'opacity=".13"'),
    ),
    seam(`M318 330q-18 80 -20 160q0 40 4 ${foot - 492}`, 0.3),
    edge(`M404 330q-16 50 -22 110q-6 60 -2 ${foot - 462}`, 0.18, 4),
    rect(330, 320, 66, 24, 8, lit(GRAPHITE, 'v')),
    screw(352, 470),
    screw(346, foot - 26),
  ].join('');
}

/** The motor housing: graphite cap with vents behind, red barrel, name on its side. */
function barrel(front: number): string {
  return [
    path('M178 168q-58 8 -62 84q4 74 62 82h46v-166z', lit(GRAPHITE, 'v')),
    path(
      `M196 162h${front - 214}q14 0 16 14l4 74l-4 76q-2 14 -16 14h-${front - 220}q-24 -2 -28 -22q-8 -62 0 -132q4 -22 34 -24z`,
      lit(RED, 'v'),
    ),
    path(
      `M206 172h${front - 236}q8 0 8 8q-2 14 -12 14h-${front - 250}q-14 0 -14 -11q0 -11 10 -11z`,
      '#fff',
      'opacity=".2"',
    ),
    path(`M184 326h${front - 194}q-4 14 -14 14h-${front - 230}q-18 -2 -22 -14z`, '#000', 'opacity=".12"'),
    seam(`M214 164q-14 84 0 174`),
    vents(142, 216, 4, 72, -4),
    brandName(238, 232, 38),
  ].join('');
}

/** The ring that sets the torque, with its ribs seen from the side. */
const torqueRing = (x: number): string =>
  [
    path(`M${x} 168q30 -6 46 4v158q-16 10 -46 4q-8 -80 0 -166z`, lit(GRAPHITE, 'v')),
    rect(x + 80, 172, 22, 158, 4, '#14130f'),
    rect(x + 22, 158, 66, 186, 12, lit(shade(GRAPHITE, -0.12), 'v')),
    // Ribs lie closer together where the ring turns away from the eye.
    ...[164, 176, 191, 209, 230, 252, 273, 292, 309, 323, 334].map(
      (y, n) =>
        rect(
          x + 24,
          y,
          62,
          n === 0 || n === 10 ? 5 : 9,
          4,
          shade(GRAPHITE, n < 4 ? 0.3 - n * 0.06 : -0.05 - n * 0.04),
        ) + rect(x + 24, y + (n === 0 || n === 10 ? 5 : 9), 62, 3, 1, '#0f0e0b', 'opacity=".55"'),
    ),
  ].join('');

/** A keyless chuck that narrows to its jaws, and what it holds. */
const keylessChuck = (x: number): string =>
  [
    path(`M${x} 178h54q10 0 12 10v124q-2 10 -12 10h-54q-6 -70 0 -144z`, lit(BLACK, 'v')),
    repeat(9, (n) => stroke(`M${x + 8} ${190 + n * 15}h44`, '#fff', 2, 'opacity=".1"')),
    path(`M${x + 66} 186l74 34q8 4 8 30t-8 30l-74 34q-6 -64 0 -128z`, lit(GRAPHITE, 'v')),
    path(`M${x + 140} 221l22 11q4 2 4 18t-4 18l-22 11q6 -29 0 -58z`, lit(STEEL, 'mv')),
    edge(`M${x + 70} 196l66 32`, 0.3),
  ].join('');

export const hammerDrill = (): string =>
  picture(
    groundShadow(356, 742, 250, 28),
    twistBit(640, 250, 140, 20),
    keylessChuck(512),
    pistolGrip(610),
    barrel(424),
    torqueRing(414),
    path('M392 344l34 0l-8 12q-16 6 -30 2z', lit(BLACK, 'v')),
    circle(412, 360, 9, '#fff3c4', 'opacity=".95"'),
    circle(412, 360, 5, '#fff'),
    battery(176, 604, 284, 132),
  );

export const compactDrill = (): string =>
  picture(
    groundShadow(356, 728, 220, 26),
    group(
      'translate(34 20)',
      twistBit(566, 250, 116, 15),
      group('translate(52 25) scale(.9)', keylessChuck(468)),
      pistolGrip(598),
      barrel(392),
      group('translate(60 38) scale(.85)', torqueRing(386)),
      path('M190 590h200q16 0 18 16l6 60q0 22 -22 22h-214q-22 0 -22 -22l6 -52q4 -24 28 -24z', lit(BLACK, 'v')),
      rect(208, 640, 120, 20, 6, lit(RED, 'v')),
    ),
  );

export const impactDriver = (): string =>
  picture(
    groundShadow(356, 742, 240, 28),
    group(
      'translate(54 0)',
      rect(560, 236, 98, 28, 6, lit(STEEL, 'mv')),
      path('M654 238l26 8v8l-26 8z', lit(STEEL, 'mv')),
      rect(524, 214, 50, 72, 12, lit(BLACK, 'v')),
      path('M412 166l84 22q34 10 40 40v46q-6 30 -40 40l-84 26z', lit(GRAPHITE, 'v')),
      edge('M424 178l70 20q22 8 28 22', 0.35),
      pistolGrip(610),
      barrel(424),
      circle(530, 298, 8, '#fff3c4'),
      battery(176, 604, 272, 128),
    ),
  );

export const impactWrench = (): string =>
  picture(
    groundShadow(366, 742, 250, 28),
    group(
      'translate(20 0)',
      rect(624, 206, 96, 88, 10, lit(BLACK, 'mv')),
      rect(706, 212, 14, 76, 4, shade(BLACK, 0.2)),
      rect(580, 226, 56, 48, 4, lit(STEEL, 'mv')),
      path('M412 160h70l90 42q18 8 18 24v48q0 16 -18 24l-90 42h-70z', lit(GRAPHITE, 'v')),
      repeat(3, (n) => stroke(`M${440 + n * 24} ${172 + n * 4}v${156 - n * 8}`, '#000', 4, 'opacity=".35"')),
      edge('M420 172h60l86 42', 0.35),
      pistolGrip(610),
      barrel(424),
      battery(166, 600, 300, 140),
    ),
  );

/** The long nose of an SDS hammer with its collar, auxiliary handle and depth rod. */
const hammerNose = (): string =>
  [
    twistBit(690, 226, 92, 24, '#8f9291'),
    path('M640 190h36q16 0 18 18v38q-2 18 -18 18h-36z', lit(BLACK, 'v')),
    repeat(3, (n) => stroke(`M${650 + n * 12} 196v62`, '#fff', 2, 'opacity=".16"')),
    path('M524 158l92 18q28 6 30 26v48q-2 20 -30 26l-92 20z', lit(GRAPHITE, 'v')),
    path('M560 296h58q4 60 -4 120q-4 34 -26 34q-22 0 -26 -34q-8 -60 -2 -120z', lit(BLACK, 'h')),
    repeat(6, (n) => stroke(`M566 ${326 + n * 18}h48`, '#000', 5, 'opacity=".5"')),
    rect(552, 166, 76, 136, 14, lit(shade(GRAPHITE, -0.2), 'v')),
    stroke('M600 176h176', '#8f9291', 8),
  ].join('');

export const cordlessHammer = (): string =>
  picture(
    groundShadow(390, 746, 280, 28),
    group(
      'translate(-16 20)',
      hammerNose(),
      path('M154 150h360q16 0 18 16v120q-2 18 -18 18h-360q-36 0 -40 -36v-82q4 -36 40 -36z', lit(RED, 'v')),
      path('M250 296h190v90h-210z', lit(GRAPHITE, 'v')),
      path('M110 190q-4 -40 36 -40h44v170h-44q-32 0 -36 -36z', lit(GRAPHITE, 'v')),
      vents(130, 200, 4, 70),
      brandName(252, 202, 46),
      circle(470, 250, 32, lit(BLACK, 'd')),
      path('M462 226h16l4 44h-24z', lit(RED, 'd')),
      path('M136 306h140q-10 50 -8 100q4 90 30 190h-150q-30 -100 -32 -190q0 -60 20 -100z', lit(RED, 'h')),
      path('M136 330q30 -6 50 4q-12 80 14 236q-24 10 -52 4q-38 -120 -12 -244z', lit(BLACK, 'h')),
      path('M276 330q40 -4 44 10q-18 40 -6 92l-44 4z', lit(BLACK, 'd')),
      battery(130, 590, 290, 132),
    ),
  );

const drillCord = cord(270, 640, 'q20 70 -70 80q-120 10 -190 -20') + cordBoot(276, 586, 4);

export const cordedDrill = (): string =>
  picture(
    groundShadow(330, 728, 260, 22),
    drillCord,
    twistBit(640, 250, 140, 18),
    group('translate(0 0)', keylessChuck(512)),
    path('M446 330h46q6 70 -2 140q-4 30 -22 30q-20 0 -22 -30q-8 -70 0 -140z', lit(BLACK, 'h')),
    repeat(7, (n) => stroke(`M450 ${362 + n * 17}h38`, '#000', 5, 'opacity=".5"')),
    pistolGrip(596),
    barrel(424),
    rect(428, 152, 80, 198, 18, lit(GRAPHITE, 'v')),
    edge('M440 164h56', 0.3),
    path('M196 586h196l-6 24q-90 18 -184 0z', lit(GRAPHITE, 'v')),
  );

export const sdsHammer = (): string =>
  picture(
    groundShadow(380, 690, 300, 22),
    group(
      'translate(-10 90)',
      cord(216, 540, 'q-4 70 -90 60q-60 -10 -130 0'),
      cordBoot(214, 490, 0),
      hammerNose(),
      path('M176 150h338q16 0 18 16v124q-2 18 -18 18h-300q-60 0 -80 -60l-10 -50q10 -46 52 -48z', lit(RED, 'v')),
      path('M260 296h230v60q0 40 -40 40h-120q-40 0 -60 -40z', lit(GRAPHITE, 'v')),
      path('M126 200q-10 -52 50 -50h30v170h-20q-50 -6 -60 -120z', lit(GRAPHITE, 'v')),
      vents(290, 320, 9, 44),
      brandName(240, 202, 46),
      circle(470, 246, 34, lit(BLACK, 'd')),
      path('M462 220h16l4 48h-24z', lit(AMBER_MARK, 'd')),
      path('M130 270q80 20 134 10q-20 70 -16 120q4 50 0 96h-70q-16 -40 -34 -100q-16 -60 -14 -126z', lit(RED, 'h')),
      path('M132 290q24 -2 42 10q-4 90 24 184q-14 10 -26 6q-46 -110 -40 -200z', lit(BLACK, 'h')),
      path('M256 330q30 -4 36 10q-14 36 -6 76l-38 4z', lit(BLACK, 'd')),
    ),
  );

const AMBER_MARK = '#f4b400';

export const demolitionHammer = (): string =>
  picture(
    groundShadow(420, 712, 320, 24),
    group(
      'translate(-6 40)',
      cord(128, 420, 'q-60 10 -70 90q-10 60 -60 80'),
      path('M688 372h84l16 10l-16 12h-84z', lit('#8f9291', 'mv')),
      rect(636, 340, 64, 86, 14, lit(BLACK, 'v')),
      path('M500 308l110 18q34 6 36 30v54q-2 24 -36 30l-110 20z', lit(GRAPHITE, 'v')),
      path('M220 300h290v170h-290q-30 0 -34 -30v-110q4 -30 34 -30z', lit(RED, 'v')),
      path('M236 470h250l-20 70q-8 22 -30 22h-140q-24 0 -34 -24z', lit(GRAPHITE, 'v')),
      vents(296, 492, 9, 44),
      brandName(270, 350, 60),
      path(
        'M190 300q-70 -10 -92 20q-18 40 -6 116q4 40 30 40h68v-40h-40q-14 0 -16 -18q-6 -40 2 -66q6 -14 24 -12h30z',
        lit(BLACK, 'v'),
      ),
      path('M560 306q-8 -60 -6 -130q0 -30 24 -30h6q24 0 24 30v144z', lit(BLACK, 'h')),
      rect(546, 300, 78, 40, 10, lit(GRAPHITE, 'v')),
      repeat(6, (n) => stroke(`M560 ${176 + n * 20}h44`, '#000', 5, 'opacity=".5"')),
    ),
  );

export const heatGun = (): string =>
  picture(
    groundShadow(330, 728, 250, 22),
    drillCord,
    path('M560 204l150 14v64l-150 14z', lit(STEEL, 'mv')),
    path('M700 212h22q8 0 8 8v60q0 8 -8 8h-22z', lit(shade(STEEL, -0.3), 'mv')),
    repeat(4, (n) => ellipse(600 + n * 26, 250, 5, 17, '#1a1915', 'opacity=".7"')),
    path('M420 166l120 20q24 4 24 26v76q0 22 -24 26l-120 22z', lit(GRAPHITE, 'v')),
    repeat(5, (n) => stroke(`M${446 + n * 22} ${188 + n * 3}v${124 - n * 6}`, '#000', 6, 'opacity=".45"')),
    pistolGrip(596),
    barrel(424),
    path('M196 586h196l-6 24q-90 18 -184 0z', lit(GRAPHITE, 'v')),
    rect(300, 290, 90, 22, 6, PAPER),
    rect(306, 296, 40, 10, 3, '#d9451a'),
  );

export const airImpact = (): string =>
  picture(
    groundShadow(330, 716, 230, 22),
    group(
      'translate(20 0)',
      rect(626, 226, 60, 48, 4, lit(STEEL, 'mv')),
      path('M412 156h110q74 14 96 52q12 22 12 42t-12 42q-22 38 -96 54h-110z', lit(STEEL, 'v')),
      repeat(4, (n) => circle(470 + (n % 2) * 60, 190 + Math.floor(n / 2) * 120, 7, '#55534b')),
      edge('M420 168h100q56 10 80 36', 0.6),
      pistolGrip(620),
      barrel(424),
      path('M206 616h176l-6 30q-80 14 -164 0z', lit(STEEL, 'v')),
      rect(262, 640, 44, 48, 6, lit('#c9a04a', 'mh')),
      rect(256, 664, 56, 14, 4, lit('#c9a04a', 'mh')),
    ),
  );
