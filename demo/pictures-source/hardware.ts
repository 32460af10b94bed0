import { wheel } from './garden-machines.ts';
import { AMBER, BLACK, BRASS, edge, GRAPHITE, PAPER, RED, STEEL, WOOD } from './parts.ts';
import { circle, ellipse, groundShadow, group, lit, path, picture, rect, repeat, shade, stroke } from './svg.ts';

/** A screw lying, its head at the left. */
const lyingScrew = (x: number, y: number, length: number, turn: number, colour: string): string =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    path('M0 -26q10 -4 16 0l30 17v18l-30 17q-6 4 -16 0z', lit(colour, 'v')),
    path(`M40 -9h${length - 80}l44 9l-44 9h${80 - length}z`, lit(colour, 'mv')),
    repeat(
      Math.floor((length - 70) / 13),
      (n) =>
        stroke(`M${52 + n * 13} -12l8 24`, shade(colour, -0.45), 4) +
        stroke(`M${56 + n * 13} -12l8 24`, shade(colour, 0.4), 2),
    ),
  );

export const screws = (): string =>
  picture(
    groundShadow(400, 640, 330, 30),
    lyingScrew(90, 330, 420, 14, '#4a4a4c'),
    lyingScrew(300, 230, 400, 32, '#b59a52'),
    lyingScrew(120, 560, 440, -22, '#4a4a4c'),
    lyingScrew(700, 300, 360, 140, '#a9acab'),
    lyingScrew(250, 470, 460, 4, '#b59a52'),
    lyingScrew(180, 640, 420, -4, '#a9acab'),
  );

const lyingNail = (x: number, y: number, length: number, turn: number): string =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    rect(0, -24, 10, 48, 4, lit(STEEL, 'mh')),
    path(`M10 -8h${length}l34 8l-34 8h${-length}z`, lit('#8d9092', 'mv')),
    repeat(4, (n) => stroke(`M${18 + n * 7} -8v16`, '#5b5d5e', 2)),
  );

export const nails = (): string =>
  picture(
    groundShadow(400, 640, 330, 30),
    lyingNail(90, 300, 420, 18),
    lyingNail(200, 220, 460, 26),
    lyingNail(120, 600, 500, -26),
    lyingNail(690, 340, 440, 158),
    lyingNail(150, 450, 500, 2),
    lyingNail(240, 650, 430, -10),
    lyingNail(670, 560, 420, 190),
  );

const anchor = (x: number, y: number, turn: number, colour: string): string =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    rect(0, -44, 20, 88, 8, lit(colour, 'v')),
    path('M18 -34h150l150 18q14 6 14 16t-14 16l-150 18h-150z', lit(colour, 'v')),
    path('M130 -5h190v10h-190z', shade(colour, -0.5)),
    repeat(6, (n) =>
      path(
        `M${60 + n * 42} ${-34 + n * 2.4}l16 -10l8 12zM${60 + n * 42} ${34 - n * 2.4}l16 10l8 -12z`,
        lit(shade(colour, -0.15), 'v'),
      ),
    ),
    circle(10, 0, 15, shade(colour, -0.55)),
  );

export const anchors = (): string =>
  picture(
    groundShadow(400, 650, 320, 30),
    anchor(120, 250, 16, '#c8390a'),
    anchor(380, 330, 30, '#e7e2d4'),
    anchor(120, 560, -16, '#8c8f90'),
    anchor(430, 620, -30, '#c8390a'),
  );

export const padlock = (): string =>
  picture(
    groundShadow(390, 722, 280, 26),
    path('M256 370v-120q4 -140 144 -144t144 144v120h-64v-116q-4 -80 -80 -82t-80 82v116z', lit(STEEL, 'mh')),
    path('M190 350h420q26 4 28 34v280q-6 50 -60 54h-356q-54 -4 -60 -54v-280q2 -30 28 -34z', lit('#3f4246', 'h')),
    path('M190 350h420q26 4 28 34v16h-476v-16q2 -30 28 -34z', '#fff', 'opacity=".14"'),
    rect(232, 420, 336, 220, 20, lit(BRASS, 'd')),
    circle(400, 510, 34, lit(shade(BRASS, -0.35), 'd')),
    path('M392 500h16l8 70h-32z', '#16150f'),
    circle(400, 506, 15, '#16150f'),
    stroke('M270 450h260M270 612h260', shade(BRASS, -0.35), 4),
    group(
      'translate(590 560) rotate(24)',
      circle(40, 40, 46, lit(BRASS, 'd')),
      circle(40, 40, 18, '#EBE6DB'),
      path('M26 84h28v120l-10 10l-8 -10v-14l-10 -8l8 -8v-16l-8 -10z', lit(BRASS, 'mh')),
    ),
  );

export const hinge = (): string =>
  picture(
    groundShadow(400, 690, 290, 22),
    path('M120 150h250v490h-250q-16 -2 -16 -18v-454q0 -16 16 -18z', lit('#c7b98e', 'd')),
    path('M430 150h250q16 2 16 18v454q0 16 -16 18h-250z', lit(shade('#c7b98e', -0.08), 'd')),
    repeat(
      5,
      (n) =>
        rect(364, 150 + n * 98, 72, 98, 6, lit(n % 2 ? shade('#c7b98e', -0.05) : '#c7b98e', 'mh')) +
        stroke(`M366 ${248 + n * 98}h68`, '#6f6440', 3),
    ),
    ellipse(400, 146, 36, 12, lit('#c7b98e', 'd')),
    ...[
      [180, 230],
      [280, 320],
      [180, 395],
      [280, 470],
      [180, 560],
      [520, 230],
      [620, 320],
      [520, 395],
      [620, 470],
      [520, 560],
    ].map(
      ([x = 0, y = 0]) =>
        circle(x, y, 24, lit(shade('#c7b98e', -0.3), 'd')) +
        circle(x, y, 13, '#EBE6DB', 'stroke="#6f6440" stroke-width="3"'),
    ),
  );

/** A roll of tape in its colour, the end hanging loose; `core` is the tube it is wound on. */
export const tapeRoll = (colour: string, core = '#c9a877'): string =>
  picture(
    groundShadow(400, 690, 300, 26),
    path('M150 400q0 -230 250 -234q250 4 250 234v60q0 230 -250 234q-250 -4 -250 -234z', lit(shade(colour, -0.2), 'h')),
    ellipse(400, 400, 250, 234, lit(colour, 'd')),
    ...[226, 202, 178].map((r) => ellipse(400, 400, r + 14, r, 'none', 'stroke="#fff" stroke-width="2" opacity=".2"')),
    ellipse(400, 400, 150, 140, lit(core, 'd')),
    ellipse(400, 404, 126, 117, shade(core, -0.3)),
    ellipse(400, 414, 122, 108, lit('#ebe6db', 'v')),
    path('M632 500q60 80 130 70l6 60q-100 14 -170 -50z', lit(shade(colour, -0.1), 'd')),
  );

const plug = (x: number, y: number): string =>
  group(
    `translate(${x} ${y}) rotate(-14)`,
    path('M0 20q0 -20 30 -24h70q20 4 20 20v50q0 18 -20 22h-70q-30 -4 -30 -24z', lit('#e8701a', 'v')),
    rect(118, 14, 52, 12, 3, lit(BRASS, 'mv')),
    rect(118, 54, 52, 12, 3, lit(BRASS, 'mv')),
    rect(118, 34, 40, 12, 6, lit(STEEL, 'mv')),
  );

export const extensionCord = (): string =>
  picture(
    groundShadow(400, 690, 310, 28),
    repeat(
      6,
      (n) =>
        ellipse(390, 330 + n * 30, 230, 140, 'none', 'stroke="#d9601a" stroke-width="26"') +
        ellipse(
          390,
          323 + n * 30,
          230,
          140,
          'none',
          'stroke="#fff" stroke-width="4" opacity=".45" stroke-dasharray="480 900"',
        ),
    ),
    rect(360, 290, 70, 330, 14, lit(BLACK, 'h')),
    stroke('M612 500q60 30 20 110', '#d9601a', 24),
    plug(540, 600),
    stroke('M170 520q-60 40 -30 110', '#d9601a', 24),
    path('M90 610h120q14 4 14 26v56q0 20 -18 22h-112q-18 -2 -18 -22v-56q0 -22 14 -26z', lit('#e8701a', 'v')),
    rect(118, 640, 10, 26, 3, BLACK),
    rect(168, 640, 10, 26, 3, BLACK),
    circle(148, 686, 8, BLACK),
  );

export const bulb = (): string =>
  picture(
    groundShadow(400, 732, 150, 20),
    path(
      'M400 90q190 6 196 200q-4 100 -80 160q-30 30 -36 70h-160q-6 -40 -36 -70q-76 -60 -80 -160q6 -194 196 -200z',
      lit('#f4f1e6', 'h'),
    ),
    path('M270 250q20 -90 100 -110', 'none', 'stroke="#fff" stroke-width="16" stroke-linecap="round" opacity=".8"'),
    path('M314 500h172l-20 80h-132z', lit('#d8d4c8', 'h')),
    path('M334 580h132v90q-10 20 -40 26h-52q-30 -6 -40 -26z', lit(STEEL, 'mh')),
    repeat(4, (n) => stroke(`M330 ${600 + n * 22}q70 14 140 -6`, shade(STEEL, -0.45), 6)),
    path('M372 696h56l-10 24h-36z', '#2a2925'),
  );

export const wallPlate = (): string =>
  picture(
    groundShadow(400, 716, 210, 20),
    rect(216, 120, 368, 580, 34, lit('#f2efe6', 'd')),
    rect(216, 120, 368, 580, 34, 'none', 'stroke="#cfc9ba" stroke-width="4"'),
    rect(280, 180, 240, 190, 18, lit('#e6e2d6', 'v')),
    rect(318, 196, 164, 158, 12, lit('#fbf9f3', 'v')),
    rect(380, 214, 40, 8, 4, '#c8390a'),
    rect(280, 430, 240, 210, 18, lit('#e6e2d6', 'v')),
    rect(342, 470, 18, 60, 4, '#2a2925'),
    rect(440, 478, 18, 48, 4, '#2a2925'),
    path('M382 580q0 -24 18 -24t18 24v14h-36z', '#2a2925'),
  );

export const valve = (): string =>
  picture(
    groundShadow(400, 660, 290, 22),
    rect(110, 410, 580, 130, 16, lit(BRASS, 'v')),
    path('M90 390h110l14 20v130l-14 20h-110q-14 -4 -14 -24v-122q0 -20 14 -24z', lit(BRASS, 'mv')),
    path('M710 390h-110l-14 20v130l14 20h110q14 -4 14 -24v-122q0 -20 -14 -24z', lit(BRASS, 'mv')),
    repeat(4, (n) => stroke(`M${96 + n * 14} 396v158M${662 + n * 14} 396v158`, shade(BRASS, -0.4), 3)),
    circle(400, 475, 100, lit(BRASS, 'd')),
    rect(366, 300, 68, 100, 8, lit(BRASS, 'mh')),
    rect(352, 350, 96, 34, 6, lit(shade(BRASS, -0.1), 'mh')),
    path('M360 270h60l260 -50q24 2 26 26t-20 34l-266 40h-60q-24 -6 -24 -26t24 -24z', lit(RED, 'v')),
    edge('M420 276l256 -46', 0.4, 5),
    circle(390, 296, 15, lit(STEEL, 'd')),
  );

export const pipeFittings = (): string =>
  picture(
    groundShadow(400, 680, 320, 26),
    path('M130 180h150v150q6 80 90 90h140v150h-160q-200 -10 -220 -220z', lit('#e9e2c6', 'd')),
    path('M116 160h178q8 2 8 12v70q0 10 -8 12h-178q-8 -2 -8 -12v-70q0 -10 8 -12z', lit('#e9e2c6', 'h')),
    ellipse(205, 162, 92, 20, lit('#d5cca8', 'd')),
    ellipse(205, 162, 66, 13, '#5c5642'),
    path('M480 404h60q10 2 10 10v166q0 8 -10 10h-60q-10 -2 -10 -10v-166q0 -8 10 -10z', lit('#e9e2c6', 'v')),
    ellipse(548, 497, 18, 92, lit('#d5cca8', 'd')),
    ellipse(548, 497, 12, 64, '#5c5642'),
    group(
      'translate(470 130)',
      path('M0 20h180v170h-180z', lit('#c7793f', 'h')),
      ellipse(90, 20, 90, 22, lit('#dd9a62', 'd')),
      ellipse(90, 20, 66, 14, '#5a3116'),
      ellipse(90, 190, 90, 22, lit('#b0642f', 'h')),
    ),
    group(
      'translate(580 560) rotate(-18)',
      rect(0, 0, 150, 92, 8, lit('#9aa0a3', 'v')),
      ellipse(150, 46, 16, 46, lit('#b9bec0', 'd')),
      ellipse(150, 46, 10, 32, '#3c4042'),
    ),
  );

export const ladder = (): string =>
  picture(
    groundShadow(400, 742, 260, 20),
    stroke('M470 90l170 640', shade(STEEL, -0.25), 22),
    stroke('M430 96l60 620', shade(STEEL, -0.35), 18),
    stroke('M490 330l90 130M484 560l130 80', shade(STEEL, -0.4), 9),
    stroke('M360 90l-190 640', STEEL, 26),
    stroke('M356 92l-190 640', '#fff', 4, 'opacity=".5"'),
    stroke('M450 90l-80 640', STEEL, 26),
    stroke('M446 92l-80 640', '#fff', 4, 'opacity=".5"'),
    repeat(6, (n) =>
      path(`M${332 - n * 29} ${186 + n * 94}h${108 + n * 18}l4 22h${-116 - n * 18}z`, lit(shade(STEEL, -0.05), 'v')),
    ),
    path('M330 60h160q12 2 14 14l6 30h-190l-4 -26q2 -16 14 -18z', lit(RED, 'v')),
    ...[
      [164, 736],
      [364, 736],
      [640, 736],
      [492, 722],
    ].map(([x = 0, y = 0]) => rect(x - 20, y - 14, 40, 24, 6, lit(BLACK, 'v'))),
  );

export const wheelbarrow = (): string =>
  picture(
    groundShadow(400, 690, 350, 24),
    stroke('M40 330h150l360 230h90', shade(RED, -0.35), 22),
    stroke('M330 480l-60 190h-90', GRAPHITE, 20),
    path('M230 280h440q20 4 12 24l-110 190q-10 14 -30 14h-170q-20 0 -30 -16l-130 -190q-6 -18 18 -22z', lit(RED, 'd')),
    path('M220 276h460q14 2 14 14t-14 14h-460q-14 -2 -14 -14t14 -14z', lit(shade(RED, 0.1), 'v')),
    edge('M300 330l80 130', 0.25, 8),
    stroke('M440 510l200 90', GRAPHITE, 18),
    wheel(650, 600, 88),
    rect(10, 308, 120, 42, 20, lit(BLACK, 'v')),
    rect(150, 660, 140, 20, 8, lit(BLACK, 'v')),
  );

export const helmet = (): string =>
  picture(
    groundShadow(400, 620, 330, 26),
    path('M130 500q-20 -320 270 -330q290 10 270 330z', lit('#f2b90f', 'h')),
    path('M346 176q54 -16 108 0l16 320h-140z', lit(shade('#f2b90f', 0.08), 'h')),
    stroke('M258 214q-40 120 -36 280M542 214q40 120 36 280', shade('#f2b90f', -0.25), 8),
    path(
      'M110 490q290 -50 580 0q70 24 80 56q-10 18 -60 14q-310 -40 -620 0q-50 4 -60 -14q10 -32 80 -56z',
      lit('#f2b90f', 'v'),
    ),
    path('M120 560q280 -34 560 0q-280 30 -560 0z', '#7d5f08', 'opacity=".6"'),
    edge('M190 330q40 -110 130 -134', 0.6, 12),
    rect(352, 380, 96, 56, 10, '#c8390a'),
  );

export const glasses = (): string =>
  picture(
    groundShadow(400, 580, 320, 22),
    stroke('M120 320q-30 60 20 210', BLACK, 26),
    stroke('M680 320q30 60 -20 210', BLACK, 26),
    path(
      'M110 310q290 -60 580 0q20 10 16 60q-20 130 -150 140q-80 0 -110 -80q-14 -30 -46 -30t-46 30q-30 80 -110 80q-130 -10 -150 -140q-4 -50 16 -60z',
      'rgba(190,214,222,.62)',
      'stroke="#3b3a34" stroke-width="10"',
    ),
    path('M110 300q290 -60 580 0l4 40q-290 -56 -588 0z', lit(RED, 'v')),
    path('M180 360l80 -16l-50 110q-30 -40 -30 -94zM500 340l70 6l-60 120q-20 -20 -26 -40z', '#fff', 'opacity=".5"'),
    path('M370 410q30 -30 60 0l-10 44q-20 -20 -40 0z', lit(BLACK, 'v')),
  );

export const gloves = (): string =>
  picture(
    groundShadow(400, 700, 300, 24),
    ...[
      ['rotate(-12 300 420)', 0],
      ['translate(800 10) scale(-1 1) rotate(-14 300 420)', 1],
    ].map(([transform, n]) =>
      group(
        String(transform),
        path(
          'M190 640v-170l-70 -90q-20 -40 16 -52q30 -4 64 50v-190q4 -34 34 -34t32 34v-30q4 -34 36 -34t34 34v34q4 -30 34 -30t32 32v60q6 -26 32 -26t30 34v200q-4 90 -40 178z',
          lit(n ? '#c9a877' : '#d4b584', 'd'),
        ),
        stroke('M266 190v160M336 190v160M402 214v140', '#8a6a3c', 5, 'opacity=".6"'),
        path('M200 440q100 -40 220 0v120q-110 30 -224 0z', lit('#b0703a', 'd'), 'opacity=".75"'),
        path('M178 630h230q10 4 10 16v40q-120 24 -250 0v-40q0 -12 10 -16z', lit(RED, 'h')),
      ),
    ),
  );

export const paintBrush = (): string =>
  picture(
    groundShadow(400, 640, 320, 20),
    group(
      'rotate(-26 400 400)',
      path(
        'M60 400q0 -34 50 -34q110 0 190 -34q40 -10 60 -10v156q-20 0 -60 -10q-80 -34 -190 -34q-50 0 -50 -34z',
        lit(WOOD, 'v'),
      ),
      circle(96, 400, 12, '#EBE6DB'),
      rect(350, 300, 110, 200, 8, lit(STEEL, 'mv')),
      repeat(3, (n) => stroke(`M${374 + n * 30} 304v192`, shade(STEEL, -0.4), 3)),
      path('M458 304h190q70 30 90 96q-20 66 -90 96h-190z', lit('#d8c08c', 'v')),
      repeat(22, (n) =>
        stroke(
          `M466 ${312 + n * 8.6}q110 ${(11 - n) * -0.6} 240 ${(11 - n) * 2.4}`,
          n % 3 ? '#a98f58' : '#7a6337',
          2.4,
          'opacity=".75"',
        ),
      ),
      path('M660 310q60 34 78 90q-18 56 -78 90q30 -90 0 -180z', RED, 'opacity=".9"'),
    ),
  );

export const roller = (): string =>
  picture(
    groundShadow(420, 690, 260, 22),
    rect(150, 140, 480, 150, 40, lit('#efe9da', 'v')),
    repeat(50, (n) => stroke(`M${176 + ((n * 61) % 430)} ${152 + ((n * 37) % 116)}l6 8`, '#cfc6b0', 4)),
    ellipse(160, 215, 20, 74, lit('#d9d0bb', 'd')),
    ellipse(626, 215, 20, 74, lit('#e5decd', 'd')),
    stroke('M640 215h70q20 0 20 20v90q0 20 -20 24l-280 46q-20 4 -20 24v40', '#8d9092', 18),
    stroke('M640 211h68q18 0 18 20', '#fff', 4, 'opacity=".5"'),
    path('M374 460h72l12 190q0 40 -48 42q-48 -2 -48 -42z', lit(RED, 'h')),
    repeat(5, (n) => stroke(`M372 ${520 + n * 28}h76`, '#000', 6, 'opacity=".3"')),
    path('M380 452h60l6 30h-72z', lit(BLACK, 'h')),
  );

export const cartridge = (): string =>
  picture(
    groundShadow(400, 730, 150, 22),
    path('M384 60h32l24 150h-80z', lit('#e9e5d9', 'h')),
    path('M350 200h100l10 40h-120z', lit('#d8d3c4', 'h')),
    rect(290, 236, 220, 486, 14, lit('#f2efe6', 'h')),
    rect(290, 330, 220, 290, 0, lit('#1b5e9e', 'h')),
    rect(290, 330, 220, 34, 0, lit(AMBER, 'h')),
    path('M400 400q60 80 60 120q-4 56 -60 58q-56 -2 -60 -58q0 -40 60 -120z', 'rgba(255,255,255,.85)'),
    path('M366 520q4 34 34 38', 'none', 'stroke="#1b5e9e" stroke-width="7" stroke-linecap="round"'),
    ellipse(400, 720, 110, 14, lit('#cfcabb', 'h')),
  );

export const solventCan = (): string =>
  picture(
    groundShadow(400, 724, 230, 26),
    rect(350, 96, 100, 60, 10, lit(RED, 'h')),
    repeat(7, (n) => stroke(`M${360 + n * 14} 102v48`, '#000', 4, 'opacity=".25"')),
    rect(360, 150, 80, 30, 4, lit(STEEL, 'mh')),
    path('M220 200q20 -26 60 -26h240q40 0 60 26v16h-360z', lit(STEEL, 'mh')),
    rect(216, 210, 368, 510, 14, lit(STEEL, 'mh')),
    rect(216, 270, 368, 390, 0, lit('#f2b90f', 'h')),
    rect(216, 270, 368, 70, 0, lit(BLACK, 'h')),
    rect(216, 600, 368, 60, 0, lit(RED, 'h')),
    path('M400 380l90 160h-180z', PAPER, `stroke="${RED}" stroke-width="14" stroke-linejoin="round"`),
    path('M400 434q40 40 26 76q-8 16 -26 18q-26 -4 -28 -34q2 -14 14 -22q0 14 10 16q-8 -24 4 -54z', BLACK),
  );
