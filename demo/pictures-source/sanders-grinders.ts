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
  rubberGrip,
  STEEL,
  screw,
  seam,
  vents,
} from './parts.ts';
import { circle, ellipse, groundShadow, group, lit, path, picture, rect, repeat, shade, stroke } from './svg.ts';

const grinder = (power: string): string =>
  picture(
    groundShadow(430, 606, 320, 22),
    power,
    // Auxiliary handle stands up behind the head.
    path('M566 330q-8 -90 -2 -150q6 -30 30 -30t30 30q6 60 -2 150z', lit(BLACK, 'h')),
    repeat(6, (n) => stroke(`M572 ${186 + n * 20}h44`, '#000', 5, 'opacity=".5"')),
    ellipse(612, 560, 168, 24, lit('#4b4741', 'v')),
    ellipse(612, 553, 168, 22, lit('#6b645c', 'v')),
    path('M452 498q-16 44 30 60h150q-100 -14 -110 -60z', lit(GRAPHITE, 'd')),
    path('M470 470h250q40 10 48 46q-80 -16 -150 -14q-120 2 -160 36q-20 -44 12 -68z', lit(GRAPHITE, 'v')),
    path('M520 320h130q44 8 56 60l6 76q0 26 -30 30h-150z', lit(STEEL, 'd')),
    repeat(3, (n) => stroke(`M600 ${356 + n * 22}h70`, '#000', 4, 'opacity=".22"')),
    rect(586, 486, 54, 40, 6, lit(shade(STEEL, -0.25), 'mh')),
    circle(640, 350, 10, lit('#d23b10', 'd')),
    path('M110 360q-2 -36 40 -40l390 -14v176l-390 -12q-40 -6 -40 -44z', lit(RED, 'v')),
    path('M110 360q-2 -36 40 -40l70 -4v158l-70 -4q-40 -6 -40 -44z', lit(BLACK, 'v')),
    vents(134, 360, 5, 74),
    path('M236 330l200 -8q14 0 14 14v6q0 12 -14 12l-200 4q-14 0 -14 -14q0 -12 14 -14z', '#fff', 'opacity=".16"'),
    rect(310, 314, 96, 26, 10, lit(BLACK, 'v')),
    brandName(258, 370, 56),
    seam('M520 308v172'),
    screw(486, 452),
    screw(246, 452),
  );

export const cordedGrinder = (): string =>
  grinder(cord(116, 396, 'q-70 0 -66 90q0 60 -50 80') + cordBoot(126, 396, 90));
export const cordlessGrinder = (): string => grinder(group('rotate(90 110 395)', battery(10, 352, 206, 106)));

export const polisher = (): string =>
  picture(
    groundShadow(440, 638, 310, 24),
    cord(116, 396, 'q-70 0 -66 90q0 60 -50 80'),
    cordBoot(126, 396, 90),
    path('M420 580q10 -54 200 -56q186 4 196 56q4 40 -196 44q-196 -2 -200 -44z', lit('#efe7d4', 'v')),
    repeat(22, (n) => stroke(`M${440 + n * 17} ${586 + (n % 3) * 8}l6 14`, '#c9bda2', 4)),
    ellipse(620, 524, 100, 16, lit(BLACK, 'v')),
    path('M530 330h120q44 8 56 60l6 90q0 26 -30 30h-150z', lit(STEEL, 'd')),
    path('M500 330q10 -130 140 -134q110 6 100 90q-8 40 -44 40q20 -70 -56 -76q-60 4 -72 80z', lit(BLACK, 'd')),
    path('M110 360q-2 -36 40 -40l400 -14v176l-400 -12q-40 -6 -40 -44z', lit(RED, 'v')),
    path('M110 360q-2 -36 40 -40l70 -4v158l-70 -4q-40 -6 -40 -44z', lit(BLACK, 'v')),
    vents(134, 360, 5, 74),
    brandName(270, 370, 56),
    edge('M236 334l290 -10', 0.35, 5),
  );

export const rotaryTool = (): string =>
  picture(
    groundShadow(410, 510, 320, 20),
    cord(100, 400, 'q-60 10 -50 100q0 50 -60 60'),
    cordBoot(120, 400, 90),
    rect(690, 394, 80, 12, 4, lit(STEEL, 'mv')),
    path('M752 384h22q8 0 8 16t-8 16h-22z', lit('#7d5a3a', 'v')),
    path('M640 372l44 10q10 4 10 18t-10 18l-44 10z', lit(STEEL, 'mv')),
    path('M500 346l130 18q16 4 16 36t-16 36l-130 18z', lit(BLACK, 'v')),
    repeat(7, (n) => stroke(`M${520 + n * 16} ${354 + n * 2}v${92 - n * 4}`, '#000', 5, 'opacity=".5"')),
    path('M120 350q0 -18 22 -20h350q16 4 16 20v100q0 18 -16 20h-350q-22 -2 -22 -20z', lit(RED, 'v')),
    path('M120 350q0 -18 22 -20h50v140h-50q-22 -2 -22 -20z', lit(GRAPHITE, 'v')),
    vents(140, 364, 3, 72),
    brandName(240, 376, 48),
    edge('M204 342h280', 0.35, 5),
    rect(420, 318, 60, 20, 8, lit(BLACK, 'v')),
  );

export const multiTool = (): string =>
  picture(
    groundShadow(400, 606, 330, 22),
    battery(70, 490, 200, 108),
    path('M650 430h60v70h-60z', lit(STEEL, 'mh')),
    path('M640 494h80l30 50h-140z', lit(STEEL, 'v')),
    repeat(13, (n) => path(`M${612 + n * 10.6} 544l5 12l5 -12z`, shade(STEEL, -0.3))),
    path(
      'M90 340q0 -26 30 -30l450 -10q90 4 134 60q20 30 16 80h-90q0 -40 -40 -44l-470 6q-30 -2 -30 -30z',
      lit(RED, 'v'),
    ),
    path('M90 340q0 -26 30 -30h90v190h-110q-14 -80 -10 -160z', lit(GRAPHITE, 'v')),
    path('M330 296h200q20 4 20 16q-2 14 -20 14h-200q-16 -2 -16 -14q0 -14 16 -16z', lit(BLACK, 'v')),
    brandName(256, 340, 46),
    path('M626 432h96q8 0 8 14t-8 14h-96q-8 0 -8 -14t8 -14z', lit(BLACK, 'v')),
    vents(600, 340, 3, 40, 6),
  );

const orbital = (power: string): string =>
  picture(
    groundShadow(400, 650, 260, 24),
    power,
    path('M180 590h440q20 0 20 18t-20 18h-440q-20 0 -20 -18t20 -18z', lit(BLACK, 'v')),
    rect(174, 622, 452, 12, 5, lit('#b08a5c', 'v')),
    path('M236 500h328l20 92h-368z', lit(GRAPHITE, 'h')),
    repeat(9, (n) => stroke(`M${262 + n * 34} 520l-4 56`, '#000', 5, 'opacity=".4"')),
    path('M260 320q20 -20 140 -20t140 20l24 184h-328z', lit(RED, 'h')),
    path('M226 310q-20 -130 174 -138q194 8 174 138q-30 40 -174 42t-174 -42z', lit(BLACK, 'h')),
    path('M250 290q0 -88 150 -94q150 6 150 94q-40 26 -150 26t-150 -26z', lit(RED, 'v')),
    edge('M280 250q30 -36 120 -38', 0.4, 6),
    brandName(310, 400, 48),
    rect(340, 244, 120, 30, 12, lit(BLACK, 'v')),
  );

export const cordedSander = (): string =>
  orbital(
    path('M560 470l110 -10q60 10 70 60l-10 70q-30 24 -90 10l-60 -70z', lit('#8d8573', 'd')) +
      cord(240, 280, 'q-90 -10 -110 -90q-10 -60 -130 -50') +
      cordBoot(244, 290, 110),
  );
export const cordlessSander = (): string => orbital(group('rotate(90 240 330)', battery(200, 330, 190, 108)));

export const airSander = (): string =>
  picture(
    groundShadow(400, 640, 260, 24),
    rect(640, 330, 70, 40, 6, lit('#c9a04a', 'mv')),
    path('M480 300h150q20 4 20 46t-20 46h-150z', lit(GRAPHITE, 'v')),
    path('M200 580h400q20 0 20 18t-20 18h-400q-20 0 -20 -18t20 -18z', lit(BLACK, 'v')),
    rect(194, 612, 412, 12, 5, lit('#b08a5c', 'v')),
    path('M270 470h260l30 112h-320z', lit(STEEL, 'h')),
    path('M240 330q-10 -90 160 -96q170 6 160 96l-20 150h-280z', lit(RED, 'h')),
    path('M250 290q10 -70 150 -74q140 4 150 74z', lit(BLACK, 'h')),
    path('M300 250q50 -60 260 -20q20 6 14 24q-180 -20 -270 20z', lit(STEEL, 'v')),
    brandName(306, 370, 48),
  );

export const beltSander = (): string =>
  picture(
    groundShadow(400, 660, 340, 24),
    cord(660, 270, 'q80 -20 90 -110q0 -60 50 -80'),
    path('M130 500h540q70 6 70 70t-70 70h-540q-70 -6 -70 -70t70 -70z', lit('#a67c4b', 'v')),
    circle(130, 570, 52, lit(GRAPHITE, 'd')),
    circle(670, 570, 52, lit(GRAPHITE, 'd')),
    circle(130, 570, 18, lit(STEEL, 'd')),
    circle(670, 570, 18, lit(STEEL, 'd')),
    path('M190 530h420v70h-420z', lit(STEEL, 'v')),
    path('M170 380q0 -60 70 -66h300q70 6 80 66l20 120q0 40 -30 44h-420q-30 -6 -30 -44z', lit(RED, 'v')),
    path('M430 330q0 -150 150 -150h50q60 4 60 60q-4 34 -50 36h-50q-40 4 -42 54z', lit(BLACK, 'd')),
    circle(250, 290, 66, lit(BLACK, 'd')),
    edge('M210 256q30 -30 70 -20', 0.35, 5),
    vents(210, 420, 5, 74),
    brandName(330, 420, 58),
    rect(420, 560, 0, 0, 0, PAPER),
  );

export const benchGrinder = (): string =>
  picture(
    groundShadow(400, 690, 320, 26),
    path('M290 540h220l40 120h-300z', lit(GRAPHITE, 'h')),
    rect(220, 650, 360, 34, 10, lit(BLACK, 'v')),
    rect(250, 330, 300, 220, 60, lit(RED, 'v')),
    rect(200, 420, 60, 44, 4, lit(STEEL, 'mv')),
    rect(540, 420, 60, 44, 4, lit(STEEL, 'mv')),
    ...[130, 670].map((x) =>
      [
        rect(x - 38, 300, 76, 284, 10, lit('#9a958c', 'h')),
        repeat(12, (n) => circle(x - 26 + ((n * 23) % 54), 318 + n * 22, 3, '#6d685f')),
        path(
          `M${x - 54} 440v-90q0 -76 54 -80q54 4 54 80v90h-24v-80q0 -30 -30 -32q-30 2 -30 32v80z`,
          lit(GRAPHITE, 'h'),
        ),
        rect(x - 44, 250, 88, 30, 6, 'rgba(200,220,225,.65)', 'stroke="#6b685e" stroke-width="3"'),
        rect(x - 46, 520, 92, 20, 4, lit(STEEL, 'v')),
      ].join(''),
    ),
    brandName(312, 412, 54),
    circle(400, 600, 24, lit(RED, 'd')),
    rect(392, 588, 16, 24, 4, PAPER),
  );

export const drillPress = (): string =>
  picture(
    groundShadow(400, 752, 230, 24),
    rect(250, 706, 310, 40, 10, lit(GRAPHITE, 'v')),
    rect(470, 240, 44, 470, 6, lit(STEEL, 'mh')),
    rect(250, 560, 250, 26, 6, lit(STEEL, 'v')),
    path('M440 580h90v40h-90z', lit(GRAPHITE, 'h')),
    rect(322, 440, 24, 90, 3, lit(STEEL, 'mh')),
    path('M306 390h56l-10 56h-36z', lit(GRAPHITE, 'h')),
    rect(312, 340, 44, 54, 4, lit(STEEL, 'mh')),
    path('M240 190h310q20 0 20 20v120q0 20 -20 20h-290q-30 0 -30 -30v-110q0 -20 10 -20z', lit(RED, 'v')),
    path('M224 100h350q20 0 20 20v60q0 14 -14 14h-350q-20 0 -20 -14v-60q0 -20 14 -20z', lit(GRAPHITE, 'v')),
    path('M560 220h60q30 4 30 60t-30 60h-60z', lit(BLACK, 'h')),
    brandName(300, 244, 44),
    circle(270, 300, 22, lit(BLACK, 'd')),
    stroke('M270 300l-80 60M270 300l-60 -70M270 300l30 90', STEEL, 10),
    circle(190, 360, 16, RED),
    circle(208, 228, 16, RED),
    circle(302, 392, 16, RED),
  );

/** A soldering iron is a grip, a collar and a bright point. */
export const solderingIron = (): string =>
  picture(
    groundShadow(410, 560, 330, 18),
    group(
      'rotate(-16 400 400)',
      cord(120, 400, 'q-70 10 -90 70q-20 60 -80 60'),
      cordBoot(126, 400, 90),
      path('M700 394l76 4v4l-76 6z', lit('#b07a45', 'mv')),
      rect(500, 386, 210, 28, 6, lit(STEEL, 'mv')),
      rect(474, 372, 40, 56, 6, lit(STEEL, 'mv')),
      rubberGrip(290, 360, 170, 80),
      path('M130 376q0 -14 20 -16h150v80h-150q-20 -2 -20 -16z', lit(RED, 'v')),
      brandName(168, 386, 28),
    ),
  );
