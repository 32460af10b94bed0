import { BLACK, brandName, edge, GRAPHITE, RED, STEEL, WOOD } from './parts.ts';
import { circle, ellipse, groundShadow, group, lit, path, picture, rect, repeat, shade, stroke } from './svg.ts';

const CHROME = '#b4b8b9';
/** A small maker's mark stamped into steel. */
const stamp = (x: number, y: number, height: number): string =>
  `<g opacity=".45">${brandNameOfTools(x, y, height)}</g>`;
const brandNameOfTools = (x: number, y: number, height: number): string => {
  // BRAVÍO in the same strokes as the other marks.
  const letters = [
    'M0 0V10H4Q6 10 6 7.5Q6 5 4 5H0M0 0H3.6Q5.4 0 5.4 2.5Q5.4 5 3.6 5',
    'M0 10V0H4Q6 0 6 2.8Q6 5.4 4 5.4H0M3.4 5.4L6 10',
    'M0 10L3 0L6 10M1.1 6.6H4.9',
    'M0 0L3 10L6 0',
    'M0 0V10M0 -2L1.6 -3.6',
    'M0 2.5Q0 0 3 0Q6 0 6 2.5V7.5Q6 10 3 10Q0 10 0 7.5Z',
  ];
  const widths = [6, 6, 6, 6, 0, 6];
  let left = 0;
  const strokes = letters.map((d, n) => {
    const letter = `<path transform="translate(${left.toFixed(1)})" d="${d}"/>`;
    left += (widths[n] ?? 6) + 2.6;
    return letter;
  });
  return `<g transform="translate(${x} ${y}) scale(${height / 10})" fill="none" stroke="#16150f" stroke-width="1.9" stroke-linejoin="round">${strokes.join('')}</g>`;
};

export const hammer = (): string =>
  picture(
    groundShadow(400, 640, 320, 20),
    group(
      'rotate(-24 400 400)',
      rect(210, 386, 440, 40, 18, lit(WOOD, 'v')),
      rect(430, 380, 232, 52, 26, lit(BLACK, 'v')),
      repeat(8, (n) => stroke(`M${456 + n * 24} 388v36`, '#000', 6, 'opacity=".5"')),
      path('M168 300h66l10 60v100l-10 62h-66l-8 -62v-100z', lit(STEEL, 'h')),
      rect(160, 506, 82, 54, 10, lit(shade(STEEL, -0.1), 'mh')),
      path('M168 304q-20 -100 70 -150q-30 60 -6 150z', lit(STEEL, 'mh')),
      path('M234 304q-4 -70 20 -120l6 10q-10 60 -8 116z', lit(shade(STEEL, -0.25), 'mh')),
      stamp(176, 400, 12),
    ),
  );

export const sledge = (): string =>
  picture(
    groundShadow(410, 640, 330, 22),
    group(
      'rotate(-20 400 400)',
      rect(150, 382, 640, 44, 18, lit(WOOD, 'v')),
      repeat(4, (n) => stroke(`M${300 + n * 110} ${394 + (n % 2) * 10}h80`, shade(WOOD, -0.3), 2, 'opacity=".6"')),
      path('M96 250h110l30 26v250l-30 26h-110l-30 -26v-250z', lit(GRAPHITE, 'h')),
      path('M96 250h110l30 26h-170z', lit(STEEL, 'v')),
      path('M66 526h170l-30 26h-110z', lit(STEEL, 'v')),
      edge('M100 280v240', 0.3, 6),
      rect(690, 376, 100, 56, 26, lit(RED, 'v')),
      stamp(108, 330, 18),
    ),
  );

export const screwdrivers = (): string =>
  picture(
    groundShadow(400, 640, 320, 22),
    ...[
      [-14, 120, RED, 'M716 384l34 -4v40l-34 -4z'],
      [14, -90, '#1e4c9a', 'M716 386l20 4l16 10l-16 10l-20 4z'],
    ].map(([turn, shift, colour, tip]) =>
      group(
        `translate(0 ${shift}) rotate(${turn} 400 400)`,
        rect(360, 388, 370, 24, 8, lit(CHROME, 'mv')),
        path(String(tip), lit(shade(CHROME, -0.25), 'mv')),
        path(
          'M60 400q0 -56 60 -58h150q60 10 92 38q10 20 0 40q-32 28 -92 38h-150q-60 -2 -60 -58z',
          lit(String(colour), 'v'),
        ),
        path('M110 348h130v104h-130z', lit(BLACK, 'v')),
        repeat(5, (n) => stroke(`M122 ${362 + n * 19}h106`, '#000', 5, 'opacity=".45"')),
      ),
    ),
  );

export const adjustableWrench = (): string =>
  picture(
    groundShadow(400, 640, 320, 20),
    group(
      'rotate(-32 400 400)',
      path('M60 372q-24 28 0 56h420l30 -14v-28l-30 -14z', lit(CHROME, 'v')),
      path('M110 384h300q14 0 14 16t-14 16h-300q-14 0 -14 -16t14 -16z', lit(shade(CHROME, -0.22), 'v')),
      stamp(180, 391, 18),
      circle(72, 400, 13, '#3b3a34'),
      path(
        'M470 360q40 -90 150 -90l120 20q20 10 14 30l-120 26q-30 10 -30 36l-10 70q-90 20 -124 -40z',
        lit(CHROME, 'd'),
      ),
      path('M600 420l140 -26q20 0 20 20l-30 40q-60 46 -150 20z', lit(shade(CHROME, -0.12), 'd')),
      rect(540, 448, 70, 30, 8, lit(GRAPHITE, 'v')),
      repeat(6, (n) => stroke(`M${548 + n * 11} 450v26`, '#8d8f8e', 3)),
    ),
  );

export const pipeWrench = (): string =>
  picture(
    groundShadow(400, 650, 330, 20),
    group(
      'rotate(-28 400 400)',
      path('M60 370q-20 30 0 60h400l30 20h60v-100h-60l-30 20z', lit(RED, 'v')),
      path('M110 386h310v28h-310z', lit(shade(RED, -0.3), 'v')),
      stamp(190, 391, 18),
      circle(76, 400, 13, '#3b3a34'),
      path('M540 330h120v34l-40 10v90h-80z', lit(shade(RED, -0.1), 'd')),
      path('M520 240h180q40 4 44 44l6 50h-40l-10 -40h-150v110h-40z', lit(STEEL, 'd')),
      path('M620 374h110v44h-110z', lit(STEEL, 'v')),
      repeat(9, (n) => path(`M${622 + n * 12} 374l6 -9l6 9z`, shade(STEEL, -0.3))),
      repeat(8, (n) => path(`M${640 + n * 12} 334l6 9l6 -9z`, shade(STEEL, -0.3))),
      rect(500, 398, 60, 40, 8, lit(GRAPHITE, 'v')),
      repeat(5, (n) => stroke(`M${508 + n * 11} 400v36`, '#8d8f8e', 3)),
    ),
  );

const combination = (scale: number, y: number): string =>
  group(
    `translate(400 ${y}) rotate(-10) scale(${scale}) translate(-400 -400)`,
    path('M180 378h440v44h-440z', lit(CHROME, 'v')),
    rect(230, 390, 340, 20, 9, lit(shade(CHROME, -0.2), 'v')),
    path('M40 360q40 -60 120 -40q60 20 60 80t-60 80q-80 20 -120 -40l60 -10q20 -10 20 -30t-20 -30z', lit(CHROME, 'd')),
    `<path d="M690 310a90 90 0 1 1 0 180a90 90 0 1 1 0 -180zM690 350l-44 24v52l44 24l44 -24v-52z" fill="${lit(CHROME, 'd')}" fill-rule="evenodd"/>`,
  );

export const combinationWrenches = (): string =>
  picture(
    groundShadow(400, 690, 330, 20),
    ...[
      [0.98, 190],
      [0.86, 320],
      [0.74, 436],
      [0.64, 540],
      [0.54, 630],
    ].map(([scale = 1, y = 0]) => combination(scale, y)),
  );

export const hexKeys = (): string =>
  picture(
    groundShadow(410, 690, 300, 22),
    ...Array.from(
      { length: 7 },
      (_, n) =>
        stroke(
          `M${250 + n * 56} ${640 - n * 6}V${190 + n * 40}q0 -30 30 -30h${70 - n * 4}`,
          shade('#77797a', -0.35 + (n % 2) * 0.12),
          30 - n * 3,
        ) + stroke(`M${247 + n * 56} ${636 - n * 6}V${200 + n * 40}`, '#fff', 4 - n * 0.3, 'opacity=".4"'),
    ),
    path('M190 520h460q14 4 14 24v70q0 20 -14 24h-460q-14 -4 -14 -24v-70q0 -20 14 -24z', lit(RED, 'v')),
    brandNameOfTools(330, 556, 42),
  );

export const pliers = (): string =>
  picture(
    groundShadow(410, 660, 320, 20),
    group(
      'rotate(-26 400 400)',
      path('M470 330q-200 -20 -330 -100q-60 -30 -90 10q-10 30 40 60q180 110 370 120z', lit(RED, 'd')),
      path('M470 470q-200 20 -330 100q-60 30 -90 -10q-10 -30 40 -60q180 -110 370 -120z', lit(RED, 'v')),
      edge('M80 250q150 80 320 104', 0.35, 6),
      path('M440 350l90 -30q100 -10 220 50q20 10 20 28h-170l-60 0l-40 60l-80 -20z', lit(STEEL, 'd')),
      path('M440 450l90 30q100 10 220 -50q20 -10 20 -28h-170l-60 0z', lit(shade(STEEL, -0.12), 'v')),
      repeat(11, (n) => stroke(`M${640 + n * 11} 390v20`, shade(STEEL, -0.5), 3)),
      circle(500, 400, 46, lit(STEEL, 'd')),
      circle(500, 400, 18, lit(GRAPHITE, 'd')),
    ),
  );

export const lockingPliers = (): string =>
  picture(
    groundShadow(410, 650, 330, 20),
    group(
      'rotate(-22 400 400)',
      path(
        'M90 300h330q60 -10 110 -40l160 20q50 10 60 60v54h-120q-20 -30 -60 -30q-80 10 -140 20h-340q-40 -40 0 -84z',
        lit(CHROME, 'v'),
      ),
      path(
        'M160 460q180 -30 330 -30l160 -30h100v30q-20 60 -90 60q-110 -20 -180 20q-150 80 -300 60q-70 -20 -80 -60q0 -40 60 -50z',
        lit(shade(CHROME, -0.15), 'd'),
      ),
      path('M200 480q130 -20 260 -20q-120 70 -260 70q-50 -20 0 -50z', lit(shade(CHROME, -0.4), 'd')),
      repeat(10, (n) => path(`M${640 + n * 11} 394l5 8l6 -8z`, shade(STEEL, -0.4))),
      circle(560, 420, 22, lit(GRAPHITE, 'd')),
      circle(440, 420, 14, lit(GRAPHITE, 'd')),
      rect(36, 322, 70, 40, 8, lit(GRAPHITE, 'v')),
      repeat(6, (n) => stroke(`M${44 + n * 11} 324v36`, '#8d8f8e', 3)),
      stamp(230, 326, 26),
    ),
  );

export const ratchet = (): string =>
  picture(
    groundShadow(400, 690, 320, 22),
    group(
      'translate(0 -150) rotate(-14 400 400)',
      rect(90, 374, 260, 52, 24, lit(BLACK, 'v')),
      rect(120, 374, 60, 52, 4, lit(RED, 'v')),
      rect(340, 384, 250, 32, 8, lit(CHROME, 'mv')),
      path('M570 370q30 -50 100 -46q70 10 74 76q-4 66 -74 76q-70 4 -100 -46z', lit(CHROME, 'd')),
      circle(664, 400, 40, lit(shade(CHROME, -0.25), 'd')),
      rect(644, 380, 40, 40, 4, lit(CHROME, 'd')),
    ),
    ...Array.from({ length: 6 }, (_, n) => {
      const width = 64 + n * 10;
      const x = 96 + n * 104 - n * 4;
      const top = 620 - n * 14;
      return (
        rect(x, top, width, 690 - top, 8, lit(CHROME, 'mh')) +
        ellipse(x + width / 2, top, width / 2, 14, lit(CHROME, 'd')) +
        ellipse(x + width / 2, top, width / 2 - 10, 9, '#2a2925') +
        rect(x, 640, width, 8, 0, '#000', 'opacity=".25"')
      );
    }),
  );

export const tapeMeasure = (): string =>
  picture(
    groundShadow(380, 690, 330, 24),
    path('M470 640h290v26h-290z', lit('#f4c81c', 'v')),
    repeat(27, (n) => stroke(`M${486 + n * 10} 641v${n % 5 === 0 ? 16 : 8}`, '#16150f', 2)),
    path('M752 630h16v60h-16z', lit(STEEL, 'h')),
    path('M150 320q10 -150 180 -154q190 6 196 170v300q-4 44 -50 46h-270q-50 -4 -56 -46z', lit(RED, 'd')),
    path('M150 330q10 -120 90 -150l20 40q-60 40 -58 120v280q4 40 40 62h-36q-50 -4 -56 -46z', lit(BLACK, 'd')),
    circle(350, 400, 140, lit(BLACK, 'd')),
    circle(350, 400, 122, lit('#f4c81c', 'd')),
    brandNameOfTools(266, 366, 42),
    path('M440 200q60 40 74 110l-24 6q-14 -60 -70 -94z', lit(BLACK, 'd')),
    edge('M200 230q40 -44 120 -46', 0.4, 6),
  );

export const level = (): string =>
  picture(
    groundShadow(400, 560, 350, 22),
    group(
      'rotate(-8 400 400)',
      rect(40, 320, 720, 150, 14, lit(RED, 'v')),
      rect(40, 336, 720, 18, 0, '#fff', 'opacity=".16"'),
      rect(26, 312, 34, 166, 10, lit(BLACK, 'v')),
      rect(740, 312, 34, 166, 10, lit(BLACK, 'v')),
      ...[150, 400, 650].map(
        (x, n) =>
          circle(x, 395, 56, lit(BLACK, 'd')) +
          (n === 1
            ? rect(x - 50, 372, 100, 46, 20, '#c9e265') +
              ellipse(x + 2, 384, 16, 9, '#f4ffd0') +
              stroke(`M${x - 18} 372v46M${x + 18} 372v46`, '#16150f', 3)
            : rect(x - 23, 345, 46, 100, 20, '#c9e265') +
              ellipse(x, 392, 14, 12, '#f4ffd0') +
              stroke(`M${x - 23} 380h46M${x - 23} 412h46`, '#16150f', 3)),
      ),
      brandNameOfTools(228, 384, 24),
      brandNameOfTools(480, 384, 24),
    ),
  );

export const laserLevel = (): string =>
  picture(
    groundShadow(400, 710, 200, 24),
    path('M30 408h740', 'none', 'stroke="#e3261a" stroke-width="5" opacity=".85"'),
    path('M400 40v330', 'none', 'stroke="#e3261a" stroke-width="5" opacity=".85"'),
    path('M30 408h740M400 40v330', 'none', 'stroke="#ff6a5e" stroke-width="16" opacity=".22"'),
    path('M300 540h200l40 160h-280z', lit(GRAPHITE, 'h')),
    path('M270 320q0 -40 40 -44h180q40 4 40 44v210q0 30 -40 34h-180q-40 -4 -40 -34z', lit(RED, 'h')),
    path('M290 276h220q14 4 10 24h-240q-4 -20 10 -24z', lit(BLACK, 'v')),
    rect(318, 356, 164, 110, 24, lit(BLACK, 'v')),
    circle(400, 410, 36, lit('#2a4a5a', 'd')),
    circle(400, 408, 13, '#ff3b2a'),
    circle(396, 404, 5, '#fff'),
    brandName(338, 490, 36),
    rect(250, 690, 300, 22, 8, lit(BLACK, 'v')),
  );

export const cutter = (): string =>
  picture(
    groundShadow(400, 640, 320, 20),
    group(
      'rotate(-28 400 400)',
      path('M500 372h230l36 50h-266z', lit(STEEL, 'v')),
      repeat(5, (n) => stroke(`M${560 + n * 38} 372l24 50`, shade(STEEL, -0.35), 3)),
      path('M70 370q-10 -20 20 -24h400q40 0 50 26v60q-14 20 -50 20h-380q-30 -6 -40 -30z', lit(RED, 'v')),
      rect(130, 380, 330, 26, 13, lit(BLACK, 'v')),
      rect(300, 368, 60, 44, 10, lit(GRAPHITE, 'v')),
      repeat(4, (n) => stroke(`M${312 + n * 12} 372v36`, '#000', 4, 'opacity=".5"')),
      brandNameOfTools(130, 418, 22),
    ),
  );

export const shears = (): string =>
  picture(
    groundShadow(400, 660, 310, 20),
    group(
      'rotate(-30 400 400)',
      path('M440 380q-180 -10 -300 -90q-50 -20 -80 16q-6 30 50 60q150 90 330 90z', lit(RED, 'd')),
      path('M440 420q-180 10 -300 90q-50 20 -80 -16q-6 -30 50 -60q150 -90 330 -90z', lit(shade(RED, -0.15), 'v')),
      path('M430 390q160 -110 320 -40q20 12 4 24q-160 10 -300 70z', lit(STEEL, 'd')),
      path('M450 420q60 60 190 50q70 -20 90 -70l-40 10q-80 10 -150 -20z', lit(shade(STEEL, -0.25), 'd')),
      circle(470, 404, 32, lit(STEEL, 'd')),
      circle(470, 404, 12, lit(GRAPHITE, 'd')),
      stroke('M250 352q30 40 0 92', STEEL, 9),
    ),
  );

export const clamp = (): string =>
  picture(
    groundShadow(400, 660, 320, 20),
    rect(60, 250, 660, 40, 4, lit(STEEL, 'v')),
    repeat(40, (n) => stroke(`M${120 + n * 14} 252v8`, shade(STEEL, -0.4), 3)),
    path('M90 230h60q10 2 10 14v60q40 160 40 210h-60q-10 -130 -60 -200v-70q0 -14 10 -14z', lit(RED, 'h')),
    rect(130, 506, 90, 34, 10, lit(BLACK, 'v')),
    path('M500 226h90q10 2 10 14v80q-10 120 -50 170h-50q16 -90 -6 -160v-90q0 -14 6 -14z', lit(RED, 'h')),
    rect(340, 448, 250, 28, 6, lit(STEEL, 'mv')),
    repeat(16, (n) => stroke(`M${352 + n * 14} 450l6 24`, shade(STEEL, -0.45), 3)),
    rect(300, 426, 44, 72, 8, lit(BLACK, 'v')),
    path('M590 424h130q30 6 30 38t-30 38h-130z', lit(WOOD, 'v')),
    rect(220, 488, 84, 130, 4, lit('#d9b481', 'd')),
    rect(222, 440, 78, 60, 4, lit('#caa26c', 'd')),
  );

export const chisel = (): string =>
  picture(
    groundShadow(400, 620, 330, 20),
    group(
      'rotate(-24 400 400)',
      path('M400 376h330l40 24v26h-370z', lit(CHROME, 'v')),
      path('M730 376l40 24v26h-60z', lit(shade(CHROME, 0.35), 'd')),
      rect(356, 372, 56, 58, 8, lit(STEEL, 'mv')),
      path('M80 400q0 -50 40 -50h200q30 4 40 26v52q-10 22 -40 26h-200q-40 0 -40 -54z', lit(RED, 'v')),
      rect(140, 350, 130, 104, 10, lit(BLACK, 'v')),
      rect(50, 372, 40, 58, 8, lit(STEEL, 'mv')),
      stamp(480, 392, 20),
    ),
  );

export const handSaw = (): string =>
  picture(
    groundShadow(410, 600, 340, 20),
    group(
      'rotate(-12 400 400)',
      path('M230 330l530 40v30l-500 120z', lit(STEEL, 'd')),
      repeat(40, (n) => path(`M${262 + n * 12.4} ${519 - n * 2.98}l9 9l4 -12z`, shade(STEEL, -0.3))),
      `<path d="M120 300h120q20 60 30 220l-60 30q-40 20 -110 -10q-70 -60 -60 -150q10 -80 80 -90zM140 350q-40 10 -40 60q0 60 40 90q30 10 60 -4q-4 -100 -14 -146z" fill="${lit(WOOD, 'd')}" fill-rule="evenodd"/>`,
      circle(220, 360, 11, lit(STEEL, 'd')),
      circle(236, 470, 11, lit(STEEL, 'd')),
      stamp(420, 392, 36),
    ),
  );

export const shovel = (): string =>
  picture(
    groundShadow(400, 690, 320, 20),
    group(
      'rotate(-40 400 400)',
      rect(-20, 384, 560, 32, 14, lit(WOOD, 'v')),
      path(
        'M-60 350h40q10 4 10 20v60q0 16 -10 20h-40q-12 -4 -12 -20v-60q0 -16 12 -20z',
        'none',
        `stroke="${BLACK}" stroke-width="22"`,
      ),
      path('M500 372h70l20 -60q110 -10 200 88q-90 98 -200 88l-20 -60h-70z', lit(GRAPHITE, 'v')),
      edge('M600 326q90 -4 160 70', 0.35, 6),
      path('M560 390h140v20h-140z', '#000', 'opacity=".25"'),
    ),
  );
