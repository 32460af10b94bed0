import { AMBER, BLACK, BRASS, brandName, GRAPHITE, PAPER, RED, STEEL, twistBit } from './parts.ts';
import { circle, ellipse, groundShadow, group, lit, path, picture, rect, repeat, ring, shade, stroke } from './svg.ts';

export const cuttingDisc = (): string =>
  picture(
    groundShadow(400, 712, 260, 22),
    circle(400, 400, 300, lit('#3f3a35', 'd')),
    circle(400, 400, 292, 'none', 'stroke="#6d655c" stroke-width="8" stroke-dasharray="2 5"'),
    circle(400, 400, 262, 'none', 'stroke="#6d655c" stroke-width="20" stroke-dasharray="3 7" opacity=".6"'),
    circle(400, 400, 210, lit(RED, 'd')),
    circle(400, 400, 210, 'none', `stroke="${AMBER}" stroke-width="10"`),
    brandName(278, 262, 62),
    path('M262 470h276l-28 70h-220z', lit(PAPER, 'd')),
    repeat(3, (n) => rect(304 + n * 4, 484 + n * 18, 190 - n * 16, 7, 3, '#3b3a34')),
    circle(400, 400, 64, lit(STEEL, 'd')),
    circle(400, 400, 44, '#EBE6DB'),
    circle(400, 400, 44, 'none', 'stroke="#55524a" stroke-width="4"'),
  );

export const diamondDisc = (): string =>
  picture(
    groundShadow(400, 712, 260, 22),
    path(
      ring(400, 400, 72, (step) => (step % 6 === 5 ? 262 : 300)),
      lit('#8e8f8b', 'd'),
    ),
    circle(400, 400, 266, 'none', 'stroke="#5c5c58" stroke-width="5"'),
    circle(400, 400, 262, lit(STEEL, 'd')),
    repeat(12, (n) =>
      circle(
        Math.round(400 + 222 * Math.cos((n * Math.PI) / 6)),
        Math.round(400 + 222 * Math.sin((n * Math.PI) / 6)),
        12,
        '#EBE6DB',
        'stroke="#77756c" stroke-width="3"',
      ),
    ),
    circle(400, 400, 170, lit('#1b5e9e', 'd')),
    brandName(302, 286, 50),
    rect(320, 476, 160, 12, 5, PAPER),
    rect(340, 500, 120, 10, 5, PAPER, 'opacity=".7"'),
    circle(400, 400, 56, lit(STEEL, 'd')),
    circle(400, 400, 38, '#EBE6DB', 'stroke="#55524a" stroke-width="4"'),
  );

export const sawBlade = (): string =>
  picture(
    groundShadow(400, 712, 260, 22),
    path(
      ring(400, 400, 96, (step) => (step % 4 === 0 ? 304 : step % 4 === 1 ? 296 : step % 4 === 2 ? 268 : 276)),
      lit(STEEL, 'd'),
    ),
    circle(400, 400, 246, 'none', 'stroke="#fff" stroke-width="3" opacity=".5"'),
    ...[20, 110, 200, 290].map((turn) =>
      group(`rotate(${turn} 400 400)`, stroke('M640 400q30 -10 34 -40', '#55524a', 6), circle(636, 400, 9, '#55524a')),
    ),
    circle(400, 400, 168, lit(RED, 'd')),
    brandName(300, 290, 52),
    rect(316, 474, 170, 12, 5, PAPER),
    rect(340, 500, 120, 10, 5, PAPER, 'opacity=".7"'),
    circle(400, 400, 54, lit(STEEL, 'd')),
    circle(400, 400, 34, '#EBE6DB', 'stroke="#55524a" stroke-width="4"'),
  );

export const metalBits = (): string =>
  picture(
    groundShadow(400, 640, 330, 18),
    group(
      'rotate(-20 400 400)',
      ...[0, 1, 2].map((n) =>
        group(
          `translate(${n * 30} ${270 + n * 110})`,
          rect(40, -20 + n * 4, 200, 40 - n * 8, 6, lit('#c9a04a', 'mv')),
          twistBit(236, 0, 470 - n * 80, 44 - n * 8, '#c9a04a'),
        ),
      ),
    ),
  );

export const masonryBits = (): string =>
  picture(
    groundShadow(400, 640, 330, 18),
    group(
      'rotate(-20 400 400)',
      ...[0, 1, 2].map((n) =>
        group(
          `translate(${n * 30} ${270 + n * 110})`,
          rect(40, -18 + n * 3, 190, 36 - n * 6, 6, lit('#8d9092', 'mv')),
          twistBit(226, 0, 450 - n * 80, 42 - n * 7, '#8d9092'),
          path(`M${662 - n * 80} ${-28 + n * 4}h20l26 ${28 - n * 4}l-26 ${28 - n * 4}h-20z`, lit(BRASS, 'mv')),
        ),
      ),
    ),
  );

export const sdsBits = (): string =>
  picture(
    groundShadow(400, 620, 330, 18),
    group(
      'rotate(-20 400 400)',
      ...[0, 1].map((n) =>
        group(
          `translate(${n * 20} ${320 + n * 150})`,
          rect(20, -26, 150, 52, 10, lit('#8d9092', 'mv')),
          rect(50, -12, 84, 24, 12, shade('#8d9092', -0.5)),
          rect(28, -5, 16, 10, 4, shade('#8d9092', -0.5)),
          twistBit(166, 0, 520 - n * 90, 46, '#8d9092'),
          path(`M${678 - n * 90} -32h22l34 32l-34 32h-22z`, lit(shade(STEEL, 0.1), 'mv')),
        ),
      ),
    ),
  );

export const spadeBits = (): string =>
  picture(
    groundShadow(400, 650, 330, 18),
    group(
      'rotate(-18 400 400)',
      ...[0, 1, 2].map((n) =>
        group(
          `translate(${n * 24} ${250 + n * 140})`,
          path('M30 -14h60l10 14l-10 14h-60z', lit(STEEL, 'mv')),
          rect(90, -9, 420 - n * 50, 18, 5, lit(STEEL, 'mv')),
          path(
            `M${500 - n * 50} ${-50 + n * 10}h90q16 4 20 20l4 ${26 - n * 6}l44 4l-44 4l-4 ${26 - n * 6}q-4 16 -20 20h-90q-16 ${-20 + n * 4} -16 ${-50 + n * 10}t16 ${-50 + n * 10}z`,
            lit(shade(STEEL, -0.06), 'd'),
          ),
        ),
      ),
    ),
  );

export const sawStrips = (): string =>
  picture(
    groundShadow(400, 650, 330, 18),
    group(
      'rotate(-16 400 400)',
      ...[
        [RED, 9, 250],
        ['#1e4c9a', 6, 390],
        [GRAPHITE, 13, 530],
      ].map(([colour, pitch, y]) =>
        group(
          `translate(0 ${y})`,
          path('M60 -34h40v-20h40v20h560l40 30v34h-680z', lit(STEEL, 'v')),
          rect(150, -26, 260, 36, 4, lit(String(colour), 'v')),
          brandName(190, -20, 24),
          repeat(Math.floor(560 / (Number(pitch) * 2)), (n) =>
            path(
              `M${170 + n * Number(pitch) * 2} 29l${Number(pitch)} ${Number(pitch)}l${Number(pitch)} ${-Number(pitch)}z`,
              lit(STEEL, 'v'),
            ),
          ),
        ),
      ),
    ),
  );

export const driverBits = (): string =>
  picture(
    groundShadow(400, 660, 330, 24),
    rect(110, 190, 580, 440, 30, lit(BLACK, 'd')),
    rect(140, 220, 520, 380, 18, lit(GRAPHITE, 'd')),
    brandName(160, 244, 46),
    rect(440, 244, 190, 40, 8, lit(RED, 'v')),
    ...[0, 1].map((row) =>
      repeat(8, (n) => {
        const x = 172 + n * 60;
        const y = 320 + row * 140;
        return (
          rect(x - 4, y + 52, 36, 70, 6, '#1a1915') +
          rect(x, y + 30, 28, 80, 4, lit(row ? BRASS : STEEL, 'mh')) +
          path(`M${x + 3} ${y + 32}l4 -30h14l4 30z`, lit(shade(row ? BRASS : STEEL, -0.2), 'mh')) +
          rect(x, y + 76, 28, 12, 0, n % 2 ? RED : '#1e4c9a')
        );
      }),
    ),
  );

export const sockets = (): string =>
  picture(
    groundShadow(400, 660, 340, 24),
    rect(60, 610, 680, 34, 10, lit(RED, 'v')),
    ...Array.from({ length: 6 }, (_, n) => {
      const width = 70 + n * 10;
      const x = 76 + n * 112 - n * 3;
      const top = 400 - n * 26;
      return (
        rect(x, top, width, 612 - top, 8, lit('#3a3a39', 'mh')) +
        ellipse(x + width / 2, top, width / 2, 15, lit('#55554f', 'd')) +
        path(
          ring(x + width / 2, top, 6, () => width / 2 - 12).replace(/L/g, 'L'),
          '#121210',
          `transform="translate(0 ${top * 0.6}) scale(1 .4)"`,
        ) +
        rect(x, 540, width, 10, 0, '#000', 'opacity=".4"') +
        rect(x + width * 0.2, 470, width * 0.6, 16, 4, '#8d8f8e', 'opacity=".6"')
      );
    }),
  );

export const carbonBrushes = (): string =>
  picture(
    groundShadow(400, 640, 300, 22),
    ...[0, 1].map((n) =>
      group(
        `translate(${150 + n * 290} ${180 + n * 30})`,
        stroke('M106 150q-60 -80 -10 -130q50 -30 90 10', BRASS, 9),
        path('M170 10h50q10 4 10 20t-10 20h-50z', lit(BRASS, 'd')),
        repeat(7, (k) => ellipse(106, 160 + k * 16, 46, 12, 'none', `stroke="${shade(STEEL, -0.1)}" stroke-width="8"`)),
        path('M36 270h140l24 -20v160l-24 20h-140z', lit('#2c2c2b', 'd')),
        path('M36 270l24 -20h140l-24 20z', '#55534f'),
        path('M36 392q70 30 140 0v38h-140z', lit('#4a4946', 'v')),
        rect(60, 300, 92, 16, 4, '#6b6a66'),
      ),
    ),
  );

export const chuck = (): string =>
  picture(
    groundShadow(390, 670, 310, 24),
    path('M380 210h110l70 60v16l-70 64h-110z', lit(STEEL, 'mv'), 'transform="translate(90 120)"'),
    path('M200 290h220q14 2 14 20v180q0 18 -14 20h-220q-16 -2 -16 -20v-180q0 -18 16 -20z', lit(STEEL, 'v')),
    path('M420 284h60q14 4 14 24v184q0 20 -14 24h-60z', lit(shade(STEEL, -0.15), 'v')),
    repeat(14, (n) => stroke(`M424 ${296 + n * 15}h64`, shade(STEEL, -0.5), 5)),
    path('M650 376h80v12l10 12l-10 12h-80z', lit(shade(STEEL, -0.25), 'mv')),
    circle(300, 400, 26, shade(STEEL, -0.55)),
    path('M130 370h60v60h-60z', lit(BRASS, 'mv')),
    group(
      'translate(190 560) rotate(-6)',
      rect(0, 20, 250, 22, 8, lit('#77797a', 'mv')),
      rect(104, -24, 26, 110, 10, lit('#77797a', 'mh')),
      path(
        ring(286, 31, 22, (step) => (step % 2 ? 34 : 26)),
        lit('#8d9092', 'd'),
      ),
      rect(300, 22, 40, 18, 6, lit('#8d9092', 'mv')),
    ),
    path('M200 300h210v24h-210z', '#fff', 'opacity=".25"'),
  );

export const sandpaper = (): string =>
  picture(
    groundShadow(400, 680, 330, 24),
    group(
      'rotate(-8 400 400)',
      rect(130, 180, 360, 460, 4, lit('#b5763e', 'd')),
      repeat(60, (n) => circle(150 + ((n * 83) % 322), 200 + ((n * 57) % 420), 3, n % 2 ? '#8a5626' : '#d6995f')),
      path('M490 640l-110 0q60 -20 70 -90z', lit('#e6d5b4', 'd')),
    ),
    group(
      'rotate(7 460 430)',
      rect(250, 230, 330, 430, 4, lit('#5b5650', 'd')),
      repeat(60, (n) => circle(266 + ((n * 83) % 300), 246 + ((n * 57) % 400), 3, n % 2 ? '#3f3b36' : '#7d766d')),
      path('M580 230l-96 0q70 14 96 90z', lit('#d9cfbd', 'd')),
    ),
    circle(560, 540, 150, lit('#c7452b', 'd')),
    repeat(40, (n) =>
      circle(
        Math.round(560 + (20 + ((n * 29) % 118)) * Math.cos(n * 2.4)),
        Math.round(540 + (20 + ((n * 29) % 118)) * Math.sin(n * 2.4)),
        3,
        n % 2 ? '#9c2f1a' : '#e2775f',
      ),
    ),
    repeat(8, (n) =>
      circle(
        Math.round(560 + 84 * Math.cos((n * Math.PI) / 4)),
        Math.round(540 + 84 * Math.sin((n * Math.PI) / 4)),
        13,
        '#EBE6DB',
      ),
    ),
  );
