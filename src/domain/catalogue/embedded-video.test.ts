import { expect, test } from 'vitest';
import { embeddedVideo, videoSite } from './embedded-video.ts';

const ID = 'aB3-_xYz901';

test.each([
  `https://www.youtube.com/watch?v=${ID}`,
  `https://m.youtube.com/watch?app=desktop&v=${ID}&t=30s`,
  `https://youtu.be/${ID}?si=abc`,
  `https://youtube.com/shorts/${ID}`,
  `https://www.youtube.com/live/${ID}#t`,
  `https://www.youtube-nocookie.com/embed/${ID}`,
])('%s is shown by the player that sets no cookie', (address) => {
  expect(embeddedVideo(address)).toBe(`https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&rel=0&hl=es-419`);
});

test.each([
  'https://video.example/v/1',
  `https://youtube.com.evil.example/watch?v=${ID}`,
  `https://evil.example/youtu.be/${ID}`,
  `http://youtu.be/${ID}`,
  `https://user@youtube.com/watch?v=${ID}`,
  'https://www.youtube.com/watch?v=../../x',
  'https://www.youtube.com/@canal',
  'https://youtu.be/',
  '',
])('%s is none that may be shown within the page', (address) => {
  expect(embeddedVideo(address)).toBeNull();
});

test.each([
  [`https://www.youtube.com/watch?v=${ID}`, 'youtube.com'],
  ['https://Vimeo.com', 'vimeo.com'],
  ['https://youtube.com@otro.mx/v', 'otro.mx'],
  ['https://otro.mx\\@youtube.com', 'otro.mx'],
  ['https://[', '['],
  ['', ''],
])('%s is on «%s»', (address, site) => {
  expect(videoSite(address)).toBe(site);
});
