import { AMBER, BLACK, BRASS, GRAPHITE, PAPER, RED, STEEL } from './parts.ts';
import { circle, groundShadow, lit, path, picture, rect, repeat, shade, stroke } from './svg.ts';

export const respirator = (): string =>
  picture(
    groundShadow(400, 680, 250, 24),
    stroke('M190 330q-90 -130 60 -200M610 330q90 -130 -60 -200', '#55534b', 22),
    path(
      'M240 330q60 -130 160 -134q100 4 160 134q40 130 -40 220q-50 60 -120 64q-70 -4 -120 -64q-80 -90 -40 -220z',
      lit('#6f7276', 'h'),
    ),
    path('M340 300q60 -60 120 0l-20 90h-80z', lit('#83868a', 'd')),
    circle(400, 470, 62, lit(GRAPHITE, 'd')),
    repeat(5, (n) => stroke(`M${366 + n * 17} 440v60`, '#15140f', 6)),
    ...[222, 578].map(
      (x) =>
        circle(x, 480, 96, lit(RED, 'd')) +
        circle(x, 480, 74, lit('#d8d3c6', 'd')) +
        repeat(5, (n) => stroke(`M${x - 44 + n * 22} 446v68`, '#a39d8d', 5)),
    ),
  );

export const vest = (): string =>
  picture(
    groundShadow(400, 716, 240, 22),
    path('M250 120l80 -30q70 80 140 0l80 30q10 160 70 240l-20 340h-400l-20 -340q60 -80 70 -240z', lit('#e8701a', 'h')),
    path('M330 90q70 150 140 0l-14 -6q-56 70 -112 0z', lit('#b7541a', 'd')),
    path('M398 170h4v530h-4z', '#7d3a0e'),
    path('M284 108h46v590h-46zM470 108h46v590h-46z', lit('#e6e8e4', 'h')),
    path('M206 470h388l2 56h-392zM203 580h394l3 56h-400z', lit('#e6e8e4', 'v')),
    path('M206 464h388v10h-388zM203 574h394v10h-394z', '#d9e84a'),
  );

export const boot = (): string =>
  picture(
    groundShadow(410, 700, 320, 24),
    path('M220 120h210q10 160 40 250q40 60 170 90q70 20 80 90v60h-500q-14 -200 -10 -490z', lit('#6b4a2c', 'h')),
    path('M560 440q60 10 100 30q56 30 60 90h-180q-14 -70 20 -120z', lit('#7d5834', 'd')),
    path('M210 606h514q10 0 10 12v36q0 16 -14 18h-500q-18 -2 -18 -20v-34q0 -12 8 -12z', lit(BLACK, 'v')),
    repeat(12, (n) => rect(222 + n * 42, 656, 24, 22, 4, '#15140f')),
    repeat(
      6,
      (n) =>
        circle(420 + n * 15, 190 + n * 44, 11, lit(BRASS, 'd')) +
        stroke(`M${420 + n * 15} ${190 + n * 44}l-90 -14`, AMBER, 10),
    ),
    path('M210 116h230v40q-120 20 -230 0z', lit(BLACK, 'v')),
  );

export const extinguisher = (): string =>
  picture(
    groundShadow(400, 736, 170, 22),
    path(
      'M470 150q140 20 130 220q-6 120 -20 200',
      'none',
      `stroke="${BLACK}" stroke-width="24" stroke-linecap="round"`,
    ),
    path('M560 560h40l16 110h-72z', lit(BLACK, 'h')),
    path('M290 300q0 -90 110 -96q110 6 110 96v400q0 24 -24 26h-172q-24 -2 -24 -26z', lit('#c3211a', 'h')),
    rect(290, 380, 220, 190, 0, lit(PAPER, 'h')),
    path('M400 410l66 110h-132z', '#c3211a'),
    rect(330, 534, 140, 12, 4, '#3b3a34'),
    rect(366, 150, 68, 60, 8, lit(BRASS, 'mh')),
    path('M300 110l180 -20q14 4 10 20l-110 50h-80z', lit(BLACK, 'v')),
    path('M300 168h170l-6 22h-170z', lit(STEEL, 'v')),
    circle(330, 216, 26, lit(PAPER, 'd')),
    stroke('M330 216l10 -12', '#136c43', 5),
  );

export const earMuffs = (): string =>
  picture(
    groundShadow(400, 690, 260, 22),
    path('M180 430q-20 -320 220 -326q240 6 220 326', 'none', `stroke="${BLACK}" stroke-width="34"`),
    stroke('M200 330q20 -196 200 -208', '#fff', 6, 'opacity=".22"'),
    ...[184, 616].map(
      (x) =>
        rect(x - 70, 400, 140, 250, 64, lit(RED, 'h')) +
        rect(x + (x < 400 ? 42 : -78), 420, 36, 210, 18, lit('#2a2925', 'h')) +
        rect(x - 30, 470, 54, 110, 22, lit(shade(RED, -0.2), 'd')),
    ),
  );
