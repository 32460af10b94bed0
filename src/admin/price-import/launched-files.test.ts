import { expect, test } from 'vitest';
import { type LaunchQueue, LIST_RECEIVED, receiveLaunchedFiles } from './launched-files.ts';

type Consumer = Parameters<LaunchQueue['setConsumer']>[0];

test('the file that the app is opened with is kept, and the page is told once it is', async () => {
  const events = new EventTarget();
  Object.assign(globalThis, { dispatchEvent: (event: Event) => events.dispatchEvent(event) });
  const kept: string[] = [];
  const told = new Promise<readonly string[]>((resolve) => {
    events.addEventListener(LIST_RECEIVED, () => resolve([...kept]));
  });
  let consume: Consumer = () => {};
  const queue: LaunchQueue = {
    setConsumer(consumer) {
      consume = consumer;
    },
  };
  receiveLaunchedFiles(queue, async ({ name }) => void kept.push(name));
  consume({});
  consume({ files: [] });
  consume({ files: [{ getFile: async () => new File(['Clave,Precio'], 'lista.csv') }] });
  expect(await told).toEqual(['lista.csv']);
});
