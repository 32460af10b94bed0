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
