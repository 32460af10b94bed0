import { describe, expect, test, vi } from 'vitest';
import { addressToKey, createClientOf, parseProxies } from './client-address.ts';
import { Refusals } from './refusals.ts';
import { Share } from './share.ts';
import { WorkQueue, workKey } from './work-queue.ts';

describe('the address of a client', () => {
  const clientOf = (proxies: string, remoteAddress: string, forwarded?: string) => {
    const list = parseProxies(proxies);
    if (list === undefined) throw new Error('no list of proxies');
    return createClientOf(list)({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } });
  };

  test.for([
    ['without a proxy the header says nothing', '', '203.0.113.5', '198.51.100.1', '203.0.113.5'],
    ['a trusted proxy is believed', 'loopback', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['in the spelling of IPv6 too', 'loopback', '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['what the client wrote before the proxy is not', 'loopback', '127.0.0.1', '1.2.3.4, 198.51.100.1', '198.51.100.1'],
    [
      'of two proxies the first is skipped',
      '10.0.0.0/8,loopback',
      '127.0.0.1',
      '198.51.100.1, 10.1.2.3',
      '198.51.100.1',
    ],
    ['a proxy that names nobody is the client', 'loopback', '127.0.0.1', undefined, '127.0.0.1'],
    ['a hop that is no address ends the way', 'loopback', '127.0.0.1', 'unknown', '127.0.0.1'],
    ['a whole /64 is one client', 'loopback', '::1', '2001:db8:0:7:aaaa::1', '2001:db8:0:7'],
    ['a proxy may write the client’s port too', '10.0.0.0/8', '10.0.0.5', '203.0.113.7:54321', '203.0.113.7'],
    ['and an address of IPv6 in brackets', '10.0.0.0/8', '10.0.0.5', '[2001:db8:1:2::7]:443', '2001:db8:1:2'],
  ] as const)('%s', ([, proxies, socket, forwarded, expected]) => {
    expect(clientOf(proxies, socket, forwarded)).toBe(expected);
  });

  test('of a header of a thousand hops the end is read, because its length is whoever sent it’s', () => {
    const list = parseProxies('loopback');
    if (list === undefined) throw new Error('no list of proxies');
    const check = vi.spyOn(list, 'check');
    const headers = { 'x-forwarded-for': `${'127.0.0.1,'.repeat(1000)}127.0.0.1` };
    createClientOf(list)({ socket: { remoteAddress: '127.0.0.1' }, headers });
    expect(check.mock.calls.length).toBeLessThan(30);
  });

  test.for(['10.0.0.0/33', 'proxy', '10.0.0.0/x', '::1/129'])('«%s» is no list of proxies', (text) => {
    expect(parseProxies(text)).toBeUndefined();
  });

  test('neighbours in IPv6 are two clients', () => {
    expect(addressToKey('2001:db8:0:7::1')).toBe(addressToKey('2001:0db8:0000:0007:ffff::'));
    expect(addressToKey('2001:db8:0:7::1')).not.toBe(addressToKey('2001:db8:0:8::1'));
  });
});

describe('the share of a client', () => {
  const visitor = (from: string) => ({ from, isStaff: false });
  const staff = { from: 'a', isStaff: true };

  test('one client has its part, the others have theirs, and staff have the reserve', () => {
    const share = new Share({ total: 4, each: 2, reserve: 1 });
    expect([share.take(visitor('a')), share.take(visitor('a')), share.take(visitor('a'))]).toEqual([true, true, false]);
    expect([share.take(visitor('b'), 2), share.take(visitor('c'))]).toEqual([true, false]);
    expect([share.take(staff), share.take(staff)]).toEqual([true, false]);
    share.giveBack(visitor('b'), 2);
    expect([share.take(visitor('c')), share.take(visitor('a'))]).toEqual([true, false]);
  });
});

describe('the turns of clients at work', () => {
  test('a client with much work waits behind the others and not they behind it', async () => {
    const queue = new WorkQueue({ each: 3, total: 10 }, () => 0);
    const order: string[] = [];
    const work = async (from: string) => void order.push((await queue.turn(from)) ? from : `${from} refused`);
    await Promise.all(['a', 'a', 'a', 'a', 'a', 'b', 'c'].map(work));
    expect(order).toEqual(['a', 'a refused', 'a', 'b', 'c', 'a', 'a']);
    order.length = 0;
    await work('a');
    expect(order).toEqual(['a']);
  });

  test('after a long piece of work a client comes behind those whose work is short, and is served when nobody else waits', async () => {
    let now = 0;
    const queue = new WorkQueue({ each: 9, total: 99 }, () => now);
    const order: string[] = [];
    const work = async (from: string, ms: number) => {
      await queue.turn(from);
      now += ms;
      order.push(from);
    };
    await work('long', 100);
    const both = [work('long', 100), work('long', 100), work('short', 1), work('short', 1), work('other', 1)];
    await Promise.all(both);
    expect(order).toEqual(['long', 'short', 'other', 'short', 'long', 'long']);
  });

  test('but does not wait for long behind a flood of short work, which is always there', async () => {
    let rounds = 0;
    let isOver = false;
    const count = (): void => {
      rounds += 1;
      if (!isOver) setImmediate(count);
    };
    count();
    let worked = 0;
    const queue = new WorkQueue({ each: 99, total: 999 }, () => rounds + worked);
    const order: string[] = [];
    const work = async (from: string, ms: number) => {
      await queue.turn(from);
      worked += ms;
      order.push(from);
    };
    await work('visitor', 500);
    await Promise.all([
      ...Array.from({ length: 40 }, () => work('flood', 0.1)),
      work('visitor', 1),
      work('visitor', 1),
    ]);
    isOver = true;
    expect(order.lastIndexOf('visitor')).toBeLessThan(15);
  });

  test('staff do not come behind strangers whose work is short, however long theirs took', async () => {
    let now = 0;
    const queue = new WorkQueue({ each: 99, total: 999 }, () => now);
    const order: string[] = [];
    const work = async (from: string, ms: number) => {
      await queue.turn(from);
      now += ms;
      order.push(from);
    };
    const staff = workKey({ from: 'flood', isStaff: true });
    const flood = Array.from({ length: 8 }, () => work(workKey({ from: 'flood', isStaff: false }), 1));
    await Promise.all([...flood, work(staff, 50), work(staff, 50), work(staff, 50)]);
    expect(order.lastIndexOf(staff)).toBeLessThan(7);
  });

  /** Rounds of the event loop between two turns, when each takes so many milliseconds. */
  async function roundsBetween(ms: number): Promise<number> {
    let rounds = 0;
    let isOver = false;
    const queue = new WorkQueue({ each: 3, total: 10 }, () => rounds * ms);
    const count = (): void => {
      rounds += 1;
      if (!isOver) setImmediate(count);
    };
    count();
    const at = await Promise.all([0, 1, 2].map(() => queue.turn('a').then(() => rounds)));
    isOver = true;
    return (at[2] ?? 0) - (at[1] ?? 0);
  }

  test('connections that wait are accepted between two turns, although Node accepts one a round', async () => {
    expect(await roundsBetween(1)).toBeGreaterThanOrEqual(30);
    expect(await roundsBetween(1000)).toBeGreaterThanOrEqual(8);
  });

  test('but a flood that makes the rounds long does not make a turn wait for as many of them', async () => {
    expect(await roundsBetween(10)).toBeLessThanOrEqual(12);
  });
});

test('a flood of refusals is one line a minute for each kind', () => {
  let now = 0;
  const lines: object[] = [];
  const refusals = new Refusals(
    (_message, details) => void lines.push(details),
    () => now,
  );
  for (let i = 0; i < 1000; i += 1) refusals.note('bytes');
  refusals.note('trabajo');
  now = 60_000;
  for (let i = 0; i < 10; i += 1) refusals.note('bytes');
  expect(lines).toEqual([
    { clase: 'bytes', veces: 1, total: 1 },
    { clase: 'trabajo', veces: 1, total: 1 },
    { clase: 'bytes', veces: 1000, total: 1001 },
  ]);
});
