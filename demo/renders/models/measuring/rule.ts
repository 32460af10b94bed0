import { printed } from '../../studio/writing.ts';

export const rule = (w: number, h: number) =>
  printed(`rule ${w} ${h}`, 1024, 64, (pen) => {
    pen.fillStyle = '#f4c400';
    pen.fillRect(0, 0, 1024, 64);
    pen.fillStyle = '#1a1a18';
    for (let n = 0; n < 102; n++) pen.fillRect(n * 10, 0, 2, n % 10 === 0 ? 34 : n % 5 === 0 ? 24 : 15);
    pen.font = '700 26px "Barlow Condensed"';
    for (let n = 1; n < 10; n++) pen.fillText(String(n), n * 100 + 5, 58);
  });
