import { wheel } from './garden-machines.ts';
import { BLACK, BRASS, brandName, GRAPHITE, RED, STEEL, vents, WOOD } from './parts.ts';
import { circle, ellipse, groundShadow, group, lit, path, picture, rect, repeat, shade, stroke } from './svg.ts';

export const rake = (): string =>
  picture(
    groundShadow(400, 700, 320, 20),
    group(
      'rotate(-40 400 400)',
      rect(-60, 386, 640, 28, 12, lit(WOOD, 'v')),
      rect(560, 380, 90, 40, 8, lit(GRAPHITE, 'v')),
      rect(640, 200, 32, 400, 8, lit(RED, 'h')),
      repeat(11, (n) => path(`M668 ${206 + n * 37}h90q14 4 14 14h-104z`, lit(GRAPHITE, 'v'))),
    ),
  );

export const sprayer = (): string =>
  picture(
    groundShadow(390, 724, 240, 24),
    stroke('M520 600q150 30 150 -130v-120', '#1c1b17', 18),
    group(
      'translate(640 90) rotate(8)',
      rect(16, 120, 28, 150, 10, lit(BLACK, 'h')),
      rect(22, -40, 14, 170, 5, lit(BRASS, 'mh')),
      path('M16 -60h26l-4 26h-18z', lit(RED, 'h')),
    ),
    path('M210 240h300q30 4 34 40l20 360q0 60 -60 64h-288q-60 -4 -60 -64l20 -360q4 -36 34 -40z', lit('#e9e5d9', 'h')),
    path('M196 420h330l10 170h-350z', lit(RED, 'h'), 'opacity=".9"'),
    path('M290 190h140q14 2 14 14v40h-168v-40q0 -12 14 -14z', lit(BLACK, 'v')),
    rect(338, 90, 44, 110, 8, lit(STEEL, 'mh')),
    rect(290, 70, 140, 36, 16, lit(BLACK, 'v')),
    repeat(6, (n) => stroke(`M512 ${300 + n * 56}h28`, '#8d8573', 4)),
  );

export const meshRoll = (): string =>
  picture(
    groundShadow(400, 660, 330, 26),
    path('M140 330h470v220h-470z', lit('#e4e0d4', 'v')),
    repeat(24, (n) => stroke(`M${150 + n * 20} 332v216`, '#b5af9e', 2)) +
      repeat(10, (n) => stroke(`M142 ${350 + n * 21}h466`, '#b5af9e', 2)),
    ellipse(140, 440, 46, 110, lit('#d5d0c2', 'd')),
    ellipse(610, 440, 46, 110, lit('#f0ede4', 'd')),
    ...[34, 24].map((r) => ellipse(610, 440, r, r * 2.3, 'none', 'stroke="#b5af9e" stroke-width="4"')),
    ellipse(610, 440, 15, 36, '#6b5a3c'),
    path('M150 548h480q60 6 90 60h-500q-60 -20 -70 -60z', lit('#ece8dd', 'v')),
    rect(330, 326, 110, 228, 0, lit(RED, 'v')),
  );

export const mower = (): string =>
  picture(
    groundShadow(400, 708, 350, 24),
    stroke('M250 520l-190 -370', GRAPHITE, 20),
    stroke('M250 520l-190 -370', '#fff', 4, 'opacity=".25"'),
    stroke('M20 160l90 -40', BLACK, 34),
    path('M220 500l-110 90q-40 40 10 70h150z', lit('#4d4a43', 'd')),
    path('M230 480h400q90 20 100 130v30h-520v-120q0 -30 20 -40z', lit(RED, 'v')),
    path('M330 400h230q40 10 44 84h-310q0 -60 36 -84z', lit(GRAPHITE, 'v')),
    vents(520, 424, 5, 40),
    brandName(330, 540, 56),
    rect(350, 376, 150, 36, 12, lit(BLACK, 'v')),
    wheel(270, 630, 72),
    wheel(660, 640, 60),
  );

export const hedgeTrimmer = (): string =>
  picture(
    groundShadow(410, 600, 350, 22),
    path('M380 440h380q16 4 16 16t-16 16h-380z', lit(STEEL, 'v')),
    repeat(11, (n) =>
      path(`M${404 + n * 33} 440l6 -28h10l6 28zM${404 + n * 33} 472l6 28h10l6 -28z`, lit(GRAPHITE, 'v')),
    ),
    path('M330 380q40 -130 70 -140h20q20 4 14 30l-60 210h-40z', lit(BLACK, 'd')),
    path('M110 400q20 -40 90 -44h140q50 6 54 60v60q-4 40 -50 44h-150q-60 0 -80 -40z', lit(RED, 'v')),
    path('M60 450q-20 -120 90 -160h90l-6 60h-70q-50 16 -44 90z', lit(BLACK, 'd')),
    path('M60 440h80v120q0 16 -16 18h-60q-16 -2 -16 -18z', lit(BLACK, 'v')),
    rect(66, 500, 60, 26, 6, lit(RED, 'v')),
    brandName(210, 420, 40),
  );

export const radio = (): string =>
  picture(
    groundShadow(400, 680, 320, 26),
    stroke('M600 180l60 -120', STEEL, 8),
    path('M120 330v-110q0 -70 70 -70h420q70 0 70 70v110', 'none', `stroke="${BLACK}" stroke-width="34"`),
    rect(100, 240, 600, 420, 60, lit(BLACK, 'v')),
    rect(140, 280, 520, 340, 40, lit(RED, 'v')),
    ...[250, 550].map(
      (x) =>
        circle(x, 470, 106, lit(BLACK, 'd')) +
        circle(x, 470, 82, lit(GRAPHITE, 'd')) +
        circle(x, 470, 30, lit(BLACK, 'd')),
    ),
    rect(310, 310, 180, 74, 12, '#1d2b22'),
    stroke('M340 334v28M366 334v28M388 334h22v14h-22v14h22M440 340l14 -6v28', '#8fe0a4', 5),
    brandName(358, 560, 30),
  );

export const fan = (): string =>
  picture(
    groundShadow(400, 720, 230, 24),
    path('M250 660h300q20 4 20 30v20h-340v-20q0 -26 20 -30z', lit(BLACK, 'v')),
    path('M130 420v200q0 40 40 40h460q40 0 40 -40v-200', 'none', `stroke="${GRAPHITE}" stroke-width="26"`),
    circle(400, 370, 270, lit(RED, 'd')),
    circle(400, 370, 236, '#211f1b'),
    ...[0, 72, 144, 216, 288].map((turn) =>
      group(
        `rotate(${turn} 400 370)`,
        path('M400 340q30 -150 110 -160q60 40 20 130q-40 50 -110 50z', lit('#6f6c63', 'd')),
      ),
    ),
    ...[80, 120, 160, 200, 232].map((r) =>
      circle(400, 370, r, 'none', `stroke="${shade(BLACK, 0.25)}" stroke-width="5"`),
    ),
    circle(400, 370, 54, lit(RED, 'd')),
    brandName(366, 356, 20),
  );
