import { wheel } from './garden-machines.ts';
import { BLACK, BRASS, GRAPHITE, PAPER, RED, STEEL, WOOD } from './parts.ts';
import { circle, ellipse, groundShadow, group, lit, path, picture, rect, repeat, ring, shade, stroke } from './svg.ts';

export const spatula = (): string =>
  picture(
    groundShadow(400, 640, 300, 20),
    group(
      'rotate(-26 400 400)',
      path('M400 372l250 -80q16 0 16 16v184q0 16 -16 16l-250 -80z', lit(STEEL, 'd')),
      path('M640 296h26v208h-26z', lit(shade(STEEL, 0.3), 'v')),
      rect(350, 366, 70, 68, 8, lit(STEEL, 'mv')),
      path('M90 400q0 -44 50 -44q100 -4 220 12v64q-120 16 -220 12q-50 0 -50 -44z', lit(WOOD, 'v')),
      circle(126, 400, 12, '#EBE6DB'),
    ),
  );

export const waterPump = (): string =>
  picture(
    groundShadow(400, 660, 320, 26),
    path('M330 340h320q40 4 44 60v120q-4 56 -44 60h-320z', lit(RED, 'v')),
    repeat(9, (n) => rect(360 + n * 32, 346, 10, 230, 4, '#000', 'opacity=".2"')),
    path('M640 340h30q44 10 44 60v120q0 50 -44 60h-30z', lit(BLACK, 'v')),
    circle(250, 460, 140, lit(STEEL, 'd')),
    circle(250, 460, 92, lit(shade(STEEL, -0.15), 'd')),
    ...[0, 60, 120, 180, 240, 300].map((turn) =>
      group(`rotate(${turn} 250 460)`, circle(250, 342, 13, lit(BRASS, 'd'))),
    ),
    rect(220, 240, 62, 90, 6, lit(BRASS, 'mh')),
    rect(210, 232, 82, 26, 6, lit(shade(BRASS, -0.1), 'mh')),
    rect(70, 430, 60, 62, 6, lit(BRASS, 'mv')),
    rect(430, 290, 150, 66, 10, lit(BLACK, 'v')),
    path('M370 580h240l30 60h-300z', lit(GRAPHITE, 'h')),
    path('M180 590h140l20 50h-180z', lit(GRAPHITE, 'h')),
  );

export const sack = (): string =>
  picture(
    groundShadow(400, 712, 280, 28),
    path(
      'M190 150q210 -40 420 0q20 40 6 90q24 220 0 400q-4 50 -40 60q-180 24 -352 0q-36 -10 -40 -60q-24 -180 0 -400q-14 -50 6 -90z',
      lit('#d3bd95', 'h'),
    ),
    path('M190 150q210 -40 420 0l-6 50q-204 -30 -408 0z', lit('#bda377', 'v')),
    repeat(20, (n) => stroke(`M${206 + n * 20} 170v14`, '#8a7148', 3)),
    path('M196 330q204 24 408 0v200q-204 24 -408 0z', lit(RED, 'h')),
    path('M330 400h140v20h-140zM300 440h200v16h-200zM340 476h120v14h-120z', PAPER),
    stroke('M230 240q20 200 -4 420M570 240q-20 200 4 420', '#8a7148', 5, 'opacity=".4"'),
  );

export const pryBar = (): string =>
  picture(
    groundShadow(400, 640, 330, 20),
    group(
      'rotate(-28 400 400)',
      path(
        'M60 420h560q70 0 70 -70q-2 -60 -60 -64l-10 24q34 6 34 40q0 34 -38 34h-556q-20 10 0 36z',
        lit('#4a4e55', 'v'),
      ),
      path('M60 384l-60 14v12l60 10z', lit('#4a4e55', 'v')),
      path('M630 286l-34 -14l6 -10l36 2z', lit('#4a4e55', 'd')),
      rect(200, 382, 240, 40, 10, lit(RED, 'v')),
    ),
  );

export const square = (): string =>
  picture(
    groundShadow(400, 690, 300, 22),
    path('M150 130h84v450h420v84h-504z', lit(STEEL, 'd')),
    repeat(26, (n) => stroke(`M158 ${140 + n * 17}h${n % 5 === 0 ? 30 : 16}`, '#2a2925', 3)),
    repeat(24, (n) => stroke(`M${250 + n * 17} 656v-${n % 5 === 0 ? 30 : 16}`, '#2a2925', 3)),
    path('M128 120h40v566h-40q-12 -4 -12 -16v-534q0 -12 12 -16z', lit(RED, 'h')),
    group(
      'translate(430 190) rotate(45)',
      rect(0, 0, 300, 34, 6, lit('#f2b90f', 'v')),
      path('M300 0l56 17l-56 17z', lit('#e6c9a0', 'v')),
      path('M336 11l20 6l-20 6z', '#2a2925'),
      rect(-16, 0, 30, 34, 4, lit('#c86a5a', 'v')),
    ),
  );

export const multimeter = (): string =>
  picture(
    groundShadow(400, 730, 220, 24),
    stroke('M350 690q-130 60 -180 -60q-20 -160 -60 -280', '#1c1b17', 12),
    stroke('M450 690q150 60 200 -60q20 -160 40 -280', '#c3211a', 12),
    rect(92, 190, 26, 180, 10, lit(BLACK, 'h')),
    rect(682, 190, 26, 180, 10, lit('#c3211a', 'h')),
    stroke('M105 190v-60M695 190v-60', STEEL, 6),
    rect(240, 90, 320, 630, 50, lit(RED, 'h')),
    rect(266, 116, 268, 578, 34, lit(BLACK, 'h')),
    rect(294, 150, 212, 130, 12, lit('#b9c9ae', 'd')),
    stroke('M330 180v70M352 180h34v34h-34v36h34M408 246v4M430 180h36v36h-36zM430 216v34h36v-34', '#1d261c', 9),
    circle(400, 440, 92, lit(GRAPHITE, 'd')),
    repeat(14, (n) => group(`rotate(${n * 24} 400 440)`, rect(398, 330, 4, 12, 1, PAPER))),
    path('M388 372h24l6 120h-36z', lit(PAPER, 'h')),
    ...[320, 400, 480].map(
      (x, n) => circle(x, 630, 28, lit(n === 2 ? '#c3211a' : GRAPHITE, 'd')) + circle(x, 630, 13, '#0f0e0b'),
    ),
  );

export const doorLock = (): string =>
  picture(
    groundShadow(400, 690, 260, 24),
    circle(290, 400, 160, lit('#c3bfb4', 'd')),
    circle(290, 400, 126, lit('#d8d4ca', 'd')),
    circle(290, 400, 96, lit('#b4b0a5', 'd')),
    circle(270, 376, 40, '#fff', 'opacity=".25"'),
    path('M282 384h16l8 46h-32z', '#2a2925'),
    circle(290, 384, 13, '#2a2925'),
    rect(500, 240, 60, 320, 12, lit('#c3bfb4', 'h')),
    path('M516 350h90q20 10 20 30v40q-40 20 -110 20z', lit(BRASS, 'd')),
    circle(530, 270, 12, '#6b685e'),
    circle(530, 530, 12, '#6b685e'),
    group(
      'translate(330 560) rotate(-14)',
      circle(40, 40, 46, lit(BRASS, 'd')),
      circle(40, 40, 18, '#EBE6DB'),
      path('M84 28h150l12 12l-12 12h-14l-8 12l-10 -12h-18l-8 10l-10 -10h-82z', lit(BRASS, 'mv')),
    ),
  );

export const chain = (): string =>
  picture(
    groundShadow(400, 650, 330, 26),
    ...[0, 1, 2, 3, 4, 5].map((n) => {
      const x = 110 + n * 116;
      const y = 330 + Math.round(90 * Math.sin(n * 0.9));
      return n % 2
        ? rect(
            x - 84,
            y - 14,
            168,
            32,
            16,
            lit(shade(STEEL, -0.1), 'mv'),
            `transform="rotate(${n === 1 || n === 5 ? 20 : -24} ${x} ${y})"`,
          )
        : rect(
            x - 84,
            y - 52,
            168,
            104,
            52,
            'none',
            `stroke="${STEEL}" stroke-width="30" transform="rotate(${n * 7 - 10} ${x} ${y})"`,
          ) +
            rect(
              x - 84,
              y - 58,
              168,
              104,
              52,
              'none',
              `stroke="#fff" stroke-width="5" opacity=".45" transform="rotate(${n * 7 - 10} ${x} ${y})"`,
            );
    }),
  );

export const caster = (): string =>
  picture(
    groundShadow(400, 720, 220, 24),
    rect(210, 130, 380, 40, 8, lit(STEEL, 'v')),
    ...[250, 550].map((x) => ellipse(x, 132, 22, 8, '#55534b')),
    rect(320, 168, 160, 50, 20, lit(shade(STEEL, -0.15), 'mv')),
    path('M310 216h200q20 20 10 70l-60 260h-110l-50 -260q-10 -50 10 -70z', lit(STEEL, 'h')),
    wheel(420, 540, 174),
    path('M380 216h90l20 330h-90z', lit(shade(STEEL, 0.1), 'h')),
    circle(426, 540, 34, lit(STEEL, 'd')),
    circle(426, 540, 15, lit(GRAPHITE, 'd')),
  );

export const tyre = (): string =>
  picture(
    groundShadow(400, 716, 280, 26),
    wheel(400, 410, 300),
    ...[0, 72, 144, 216, 288].map((turn) => group(`rotate(${turn} 400 410)`, circle(400, 300, 24, '#8d8778'))),
  );

export const trowel = (): string =>
  picture(
    groundShadow(400, 660, 330, 22),
    group(
      'rotate(-14 400 400)',
      path('M90 470h620l14 16l-14 16h-620l-14 -16z', lit(STEEL, 'v')),
      path('M240 440h320v32h-320z', lit(shade(STEEL, -0.2), 'v')),
      path('M300 440l40 -110h30l-20 110zM480 440l-40 -110h30l40 110z', lit(GRAPHITE, 'h')),
      path('M240 300q0 -36 40 -38h260q50 4 50 40t-50 40h-260q-40 -2 -40 -42z', lit(WOOD, 'v')),
    ),
  );

export const floodlight = (): string =>
  picture(
    groundShadow(400, 700, 250, 24),
    path('M210 330l-20 270q0 50 50 54h320q50 -4 50 -54l-20 -270', 'none', `stroke="${GRAPHITE}" stroke-width="24"`),
    rect(330, 640, 140, 46, 10, lit(GRAPHITE, 'v')),
    rect(150, 150, 500, 360, 28, lit(BLACK, 'v')),
    rect(186, 186, 428, 288, 14, lit('#fbf3cf', 'd')),
    repeat(24, (n) =>
      rect(218 + (n % 6) * 64, 212 + Math.floor(n / 6) * 64, 44, 44, 6, '#fffbe6', 'stroke="#e3cf83" stroke-width="3"'),
    ),
    path('M186 186h200l-160 288h-40z', '#fff', 'opacity=".3"'),
    repeat(9, (n) => rect(176 + n * 52, 120, 24, 36, 4, lit(GRAPHITE, 'h'))),
  );

export const faucet = (): string =>
  picture(
    groundShadow(400, 690, 280, 24),
    path(
      'M340 600v-280q4 -170 150 -180q140 10 146 160v60h-70v-56q-4 -84 -76 -88q-74 6 -78 108v276z',
      lit('#c0c5c7', 'mh'),
    ),
    path('M356 590v-270q6 -140 134 -154', 'none', 'stroke="#fff" stroke-width="7" opacity=".6"'),
    rect(556, 352, 90, 30, 8, lit(shade('#c0c5c7', -0.2), 'mh')),
    path('M130 600h520q20 4 20 30v20q0 16 -16 18h-508q-16 -2 -16 -18v-20q0 -26 0 -30z', lit('#c0c5c7', 'v')),
    ...[190, 570].map(
      (x) =>
        path(`M${x - 40} 600q0 -70 40 -76q40 6 40 76z`, lit('#c0c5c7', 'mh')) +
        rect(x - 64, 490, 128, 38, 18, lit('#c0c5c7', 'v')) +
        circle(x, 508, 9, x < 400 ? '#c3211a' : '#1b5e9e'),
    ),
  );

export const showerHead = (): string =>
  picture(
    groundShadow(430, 720, 220, 20),
    path('M90 180h60v90h-60z', lit('#c0c5c7', 'h')),
    path('M150 205h160q140 6 180 120l-40 20q-36 -84 -140 -90h-160z', lit('#c0c5c7', 'v')),
    path('M430 320h80l120 110h-320z', lit('#c0c5c7', 'mh')),
    path('M300 424h340q12 2 12 16v14q0 14 -12 16h-340q-12 -2 -12 -16v-14q0 -14 12 -16z', lit('#c0c5c7', 'v')),
    repeat(11, (n) =>
      stroke(
        `M${316 + n * 31} 500l${(n - 5) * 5} 150`,
        '#6db3d8',
        6,
        `opacity=".7" stroke-dasharray="${26 + (n % 3) * 8} 16"`,
      ),
    ),
  );

export const waterTank = (): string =>
  picture(
    groundShadow(400, 720, 290, 28),
    path('M150 250q0 -40 40 -50h420q40 10 40 50v420q-10 40 -60 44h-380q-50 -4 -60 -44z', lit('#d9c4a0', 'h')),
    repeat(6, (n) => path(`M146 ${300 + n * 64}h508v18h-508z`, lit('#c9b18a', 'h'))),
    path('M210 200q40 -70 190 -74q150 4 190 74z', lit('#d9c4a0', 'h')),
    path('M310 130q4 -40 90 -42q86 2 90 42z', lit(BLACK, 'h')),
    rect(330, 440, 140, 90, 8, lit(RED, 'v')),
    path('M400 456q26 34 26 48q-2 18 -26 20q-24 -2 -26 -20q0 -14 26 -48z', PAPER),
    rect(600, 630, 90, 34, 6, lit(BRASS, 'mv')),
  );

export const gear = (): string =>
  picture(
    groundShadow(400, 690, 290, 26),
    `<path d="${ring(320, 370, 56, (step) => (step % 4 < 2 ? 236 : 196))}M320 300a70 70 0 1 0 .1 0z" fill="${lit('#8d9092', 'd')}" fill-rule="evenodd"/>`,
    circle(320, 370, 150, 'none', 'stroke="#5b5d5e" stroke-width="8"'),
    circle(320, 370, 72, 'none', 'stroke="#5b5d5e" stroke-width="10"'),
    `<path d="M560 430a130 130 0 1 0 .1 0zM560 510a50 50 0 1 1 -.1 0z" fill="${lit(STEEL, 'd')}" fill-rule="evenodd"/>`,
    circle(560, 560, 92, 'none', 'stroke="#3b3a34" stroke-width="40"'),
    repeat(10, (n) =>
      circle(
        Math.round(560 + 92 * Math.cos(n * 0.6283)),
        Math.round(560 + 92 * Math.sin(n * 0.6283)),
        18,
        lit('#d6d9da', 'd'),
      ),
    ),
  );

export const braidedHose = (): string =>
  picture(
    groundShadow(400, 650, 320, 22),
    stroke('M130 540q40 -330 260 -150q190 170 280 -130', '#a9acab', 44),
    stroke('M130 540q40 -330 260 -150q190 170 280 -130', '#6d7071', 44, 'stroke-dasharray="4 9" opacity=".7"'),
    stroke('M126 524q44 -310 254 -150', '#fff', 8, 'opacity=".35"'),
    group(
      'translate(130 560) rotate(8)',
      rect(-38, -30, 76, 70, 10, lit(BRASS, 'mh')),
      rect(-28, -50, 56, 24, 6, lit(STEEL, 'mh')),
    ),
    group(
      'translate(672 240) rotate(18)',
      rect(-38, -40, 76, 70, 10, lit(BRASS, 'mh')),
      rect(-28, 26, 56, 24, 6, lit(STEEL, 'mh')),
    ),
  );
