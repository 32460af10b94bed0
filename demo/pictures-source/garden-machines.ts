import {
  AMBER,
  BLACK,
  battery,
  brandName,
  cord,
  edge,
  GRAPHITE,
  PAPER,
  RED,
  rubberGrip,
  STEEL,
  screw,
  vents,
  voltage,
} from './parts.ts';
import { circle, ellipse, groundShadow, group, lit, path, picture, rect, repeat, ring, shade, stroke } from './svg.ts';

export const blower = (): string =>
  picture(
    groundShadow(410, 640, 340, 24),
    path('M430 380l330 90q16 6 10 40l-8 26q-6 14 -24 10l-330 -66z', lit(BLACK, 'v')),
    edge('M440 392l310 86', 0.25, 6),
    path('M700 450l64 18q12 4 8 34l-8 32q-4 12 -18 10l-64 -14z', lit(shade(GRAPHITE, -0.2), 'v')),
    path('M180 300q90 -60 200 0q70 50 60 130q-20 90 -130 100q-120 4 -150 -80q-20 -90 20 -150z', lit(RED, 'd')),
    circle(300, 414, 74, lit(GRAPHITE, 'd')),
    repeat(9, (n) => stroke(`M${244 + n * 14} ${372 + Math.abs(4 - n) * 6}v${84 - Math.abs(4 - n) * 12}`, '#111', 6)),
    path(
      'M150 320q-30 -110 80 -150h150q50 6 52 60l-10 90l-46 -10l4 -56q0 -26 -26 -28h-106q-50 12 -44 70z',
      lit(RED, 'd'),
    ),
    path('M226 176h150q44 6 48 48l-28 4q-6 -20 -32 -22h-130z', lit(BLACK, 'v')),
    group('rotate(20 180 480)', battery(60, 470, 190, 104)),
    brandName(470, 432, 38, PAPER, 13),
  );

export const trimmer = (): string =>
  picture(
    groundShadow(400, 752, 330, 20),
    group(
      'translate(6 -18) rotate(40 400 400)',
      rect(90, 388, 620, 24, 10, lit(STEEL, 'mv')),
      path('M700 372h60q16 6 16 28t-16 28h-60z', lit(GRAPHITE, 'v')),
      path('M-6 340h176q24 4 24 60t-24 60h-176q-26 -4 -26 -60t26 -60z', lit(RED, 'v')),
      path('M-50 336h86q16 2 16 20v88q0 18 -16 20h-86q-16 -2 -16 -20v-88q0 -18 16 -20z', lit(BLACK, 'v')),
      rect(-40, 384, 60, 20, 5, lit(RED, 'v')),
      brandName(64, 384, 32),
      rubberGrip(190, 368, 120, 64),
      path('M350 388v-90q0 -26 26 -28h60q26 2 26 28v90h-26v-80q0 -8 -8 -8h-44q-8 0 -8 8v80z', lit(BLACK, 'd')),
    ),
    stroke('M640 700l-110 34M700 704l80 34', AMBER, 5),
    path('M520 640q110 -40 190 44q-80 44 -196 14z', lit(RED, 'd')),
    path('M612 660h90l8 40q-50 26 -106 0z', lit(BLACK, 'h')),
    ellipse(657, 704, 54, 16, lit(GRAPHITE, 'v')),
  );

export const chainsaw = (): string =>
  picture(
    groundShadow(410, 620, 340, 24),
    path('M420 430h310q46 4 46 40t-46 40h-310z', lit(STEEL, 'v')),
    path('M420 430h310q46 4 46 40t-46 40h-310', 'none', `stroke="${BLACK}" stroke-width="16" stroke-dasharray="14 7"`),
    stroke('M450 470h270', '#fff', 3, 'opacity=".4"'),
    circle(720, 470, 9, BLACK),
    path('M150 380q0 -50 60 -54h190q70 6 76 70v100q-10 70 -80 76h-180q-60 -4 -66 -60z', lit(RED, 'd')),
    path('M360 330q-10 -150 50 -160h30q30 6 24 40l-30 136z', lit(BLACK, 'd')),
    path(
      'M60 470q-20 -120 80 -160l60 -30q130 -60 190 40l-40 20q-40 -60 -130 -24l-70 34q-60 30 -40 110z',
      lit(BLACK, 'd'),
    ),
    path('M56 470q10 90 120 100l10 -50q-70 -4 -84 -60z', lit(RED, 'd')),
    brandName(220, 420, 48),
    circle(420, 510, 30, lit(BLACK, 'd')),
    circle(420, 510, 12, lit(STEEL, 'd')),
    screw(200, 540),
    group(
      'translate(120 560)',
      path('M0 0h170q14 2 14 18v44q0 16 -16 16h-166q-16 0 -16 -16v-44q0 -16 14 -18z', lit(BLACK, 'v')),
      rect(20, 30, 90, 18, 5, lit(RED, 'v')),
    ),
  );

export const workLight = (): string =>
  picture(
    groundShadow(400, 724, 240, 26),
    path(
      'M90 250l-60 -60M100 350h-80M120 450l-60 50',
      'none',
      `stroke="${AMBER}" stroke-width="12" stroke-linecap="round" opacity=".75"`,
    ),
    path('M330 560l30 -160h80l30 160z', lit(RED, 'h')),
    path('M150 190h400q40 4 44 40v190q-4 36 -44 40h-400q-20 -2 -20 -24v-222q0 -22 20 -24z', lit(GRAPHITE, 'v')),
    path('M150 190h30v270h-30q-20 -2 -20 -24v-222q0 -22 20 -24z', lit('#fff1b8', 'v')),
    repeat(4, (n) => circle(157, 236 + n * 60, 13, '#fffdf2')),
    repeat(5, (n) => stroke(`M${470 + n * 22} 214v220`, '#111', 8)),
    path('M540 210q120 10 120 110q-4 100 -120 116v-36q84 -10 86 -80q-4 -70 -86 -76z', lit(BLACK, 'd')),
    circle(400, 440, 30, lit(BLACK, 'd')),
    brandName(232, 300, 52),
    battery(250, 560, 290, 140),
  );

export const batteryPack = (): string =>
  picture(
    groundShadow(400, 640, 330, 30),
    path('M190 290h420l26 -50q4 -14 -14 -14h-444q-18 0 -14 14z', lit(shade(GRAPHITE, 0.1), 'v')),
    repeat(5, (n) => rect(286 + n * 52, 236, 22, 40, 3, lit('#c9a04a', 'v'))),
    path('M130 290h540q24 2 24 26l-14 60h-560l-14 -60q0 -24 24 -26z', lit(GRAPHITE, 'v')),
    rect(104, 360, 592, 270, 40, lit(BLACK, 'v')),
    rect(104, 360, 592, 24, 12, '#fff', 'opacity=".1"'),
    rect(150, 440, 360, 110, 14, lit(RED, 'v')),
    brandName(182, 470, 50),
    voltage(404, 474, 42, '20V'),
    rect(550, 430, 100, 130, 16, lit(GRAPHITE, 'd')),
    repeat(4, (n) => rect(572, 448 + n * 26, 56, 14, 6, n === 0 ? '#5b5a52' : '#7dd36a')),
  );

export const charger = (): string =>
  picture(
    groundShadow(400, 650, 330, 28),
    cord(660, 560, 'q90 -10 80 -110q-10 -70 60 -90'),
    path('M180 330h440q24 2 30 30l40 220q4 54 -50 56h-480q-54 -2 -50 -56l40 -220q6 -28 30 -30z', lit(GRAPHITE, 'v')),
    path('M230 320h340l14 90h-368z', lit(BLACK, 'v')),
    rect(286, 334, 20, 60, 3, lit('#c9a04a', 'v')),
    rect(494, 334, 20, 60, 3, lit('#c9a04a', 'v')),
    rect(346, 334, 108, 60, 6, '#15140f'),
    brandName(270, 470, 58),
    vents(210, 560, 6, 46),
    circle(560, 580, 15, '#7dd36a'),
    circle(604, 580, 15, '#d23b10'),
    rect(140, 420, 520, 12, 6, lit(RED, 'v')),
  );

/** A miniature of a whole drawing inside another: its body without the frame, its gradients taken up by the outer one. */
const inner = (whole: string): string =>
  whole
    .replace(/^<svg[^>]*><defs>.*?<\/defs>/, '')
    .replace('</svg>', '')
    .replace(/<ellipse[^>]*url\(#shadow\)[^>]*>/g, '')
    .trim();

export const combo = (drill: string, driver: string): string =>
  picture(
    groundShadow(400, 736, 360, 28),
    rect(300, 66, 200, 80, 30, 'none', `stroke="${BLACK}" stroke-width="26"`),
    rect(80, 120, 640, 580, 40, lit(GRAPHITE, 'v')),
    rect(80, 300, 640, 14, 0, '#1a1915'),
    rect(190, 282, 64, 54, 8, lit(RED, 'v')),
    rect(546, 282, 64, 54, 8, lit(RED, 'v')),
    brandName(272, 176, 84),
    group('translate(-20 294) scale(.6)', inner(drill)),
    group('translate(356 294) scale(.6)', inner(driver)),
    group('translate(292 570) scale(.24)', inner(batteryPack())),
  );

/** Perforated ring for wheels of machines. */
export const wheel = (cx: number, cy: number, radius: number): string =>
  circle(cx, cy, radius, lit('#2a2925', 'd')) +
  path(
    ring(cx, cy, 48, (step) => (step % 2 ? radius : radius - 6)),
    '#201f1b',
  ) +
  circle(cx, cy, radius * 0.62, lit('#d9d5ca', 'd')) +
  circle(cx, cy, radius * 0.22, lit(GRAPHITE, 'd'));
