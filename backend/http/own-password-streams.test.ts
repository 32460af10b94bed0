import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Identity } from '../access/identity.ts';
import type { StatusError } from '../engine/status.ts';
import type { StreamChannel } from './channel-route.ts';
import { StreamRights } from './stream-rights.ts';

const START_S = 1_800_000_000;
let nowS: number;
let validSinceSeconds: number;
let rights: StreamRights;
beforeEach(() => {
  nowS = START_S;
  validSinceSeconds = START_S;
  rights = new StreamRights(
    () => ({ disabled: false, validSinceSeconds }),
    () => nowS * 1000,
  );
});
afterEach(() => rights.close());

const tokenOf = (iat: number): Identity => ({ uid: 'ana', claims: { iat, exp: iat + 3600 } });

/** A stream of Ana's with a token of this second. */
function openStream(iat: number) {
  const said: unknown[] = [];
  const received: unknown[] = [];
  const channel: StreamChannel = {
    sid: 's',
    start: (handler) => {
      receive = (message) => void handler.receive(message);
    },
    send: (message) => void said.push(message),
    flush: () => {},
    fail: (error: StatusError) => void said.push(error.status),
    stateWithReply: () => ({ nextMessageId: 1, lastArrayId: 1, unacknowledged: [] }),
    unacknowledged: () => ({ arrays: 0, chars: 0 }),
    room: () => Promise.resolve(),
  };
  let receive = (_message: unknown): void => {};
  const guarded = rights.guard(tokenOf(iat), channel);
  guarded.start({ receive: (message) => void received.push(message), close: () => {} });
  return { said, received, send: (message: unknown) => guarded.send(message), receive: (m: unknown) => receive(m) };
}

function changeOwnPassword(): void {
  nowS += 2;
  validSinceSeconds = nowS;
  rights.accountChanged('ana', 'self');
}

/** The seconds until a stream is told that it has ended; its client would sign out if the new tokens are still on their way. */
function secondsUntilTold({ said }: { readonly said: readonly unknown[] }): number {
  const from = nowS;
  for (; !said.includes('UNAUTHENTICATED') && nowS - from < 1000; nowS += 1) rights.endVoid();
  return nowS - from - 1;
}

test('a stream that opens with the token of before is silent, and is told a minute after the change', () => {
  changeOwnPassword();
  const late = openStream(START_S);
  late.send('secreto');
  late.receive('escrito');
  expect([late.said, late.received]).toEqual([[], []]);
  expect(secondsUntilTold(late)).toBe(60);
});

test('streams of the token of before are told ten seconds after the new one is first used', () => {
  const before = openStream(START_S);
  changeOwnPassword();
  const late = openStream(START_S);
  nowS += 20;
  openStream(validSinceSeconds).send('saludo');
  expect(secondsUntilTold(before)).toBe(10);
  expect(late.said).toEqual(['UNAUTHENTICATED']);
});

test('a password that somebody else gave ends them at once, also within that minute', () => {
  changeOwnPassword();
  const late = openStream(START_S);
  rights.accountChanged('ana');
  expect(secondsUntilTold(late)).toBe(0);
  expect(() => openStream(START_S)).toThrow('Missing or invalid authentication.');
});

test('a minute later the token of before opens nothing', () => {
  changeOwnPassword();
  nowS += 60;
  expect(() => openStream(START_S)).toThrow('Missing or invalid authentication.');
});
