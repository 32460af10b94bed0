import { pause } from './people.mjs';

const ENOUGH_MS = 3000;

/** Sends a text as it is on a connection of its own; the statuses that came back until the server closed it, or for three seconds. */
export function rawAnswers(client, text) {
  return new Promise((resolve) => {
    const socket = client.hold(text);
    let seen = '';
    const done = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ statuses: [...seen.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status)) });
    };
    const timer = setTimeout(done, ENOUGH_MS);
    socket.on('data', (data) => (seen += data.toString('latin1')));
    socket.on('end', done).on('close', done);
  });
}

/**
 * Sends the same requests on so many connections for so many seconds, again whenever all were answered, and on a new connection when one was closed.
 * Answers how many answers came in a second. The text is made once, so this costs its sender little.
 */
export async function repeatRequests(client, text, { connections, seconds }) {
  const each = text.split(' HTTP/1.1\r\n').length - 1;
  const bytes = Buffer.from(text);
  let answered = 0;
  let isOver = false;
  const open = () => {
    if (isOver) return;
    let owed = each;
    const socket = client.hold('').on('close', open);
    socket.write(bytes);
    socket.on('data', (data) => {
      for (let at = data.indexOf('HTTP/1.1 '); at >= 0; at = data.indexOf('HTTP/1.1 ', at + 9)) {
        answered += 1;
        owed -= 1;
      }
      if (owed > 0 || isOver) return;
      owed = each;
      socket.write(bytes);
    });
    socket.on('end', () => socket.destroy());
  };
  for (let i = 0; i < connections; i++) open();
  await pause(1000 * seconds);
  isOver = true;
  return `${Math.round(answered / seconds)} answers a second`;
}
