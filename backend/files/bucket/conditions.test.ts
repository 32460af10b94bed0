import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BucketClient, createBucketClient } from '../testing/bucket-client.ts';
import { type FileHarness, startFiles } from '../testing/file-harness.ts';

let h: FileHarness;
let bucket: BucketClient;
beforeAll(async () => {
  h = await startFiles();
  bucket = createBucketClient(h);
});
afterAll(() => h.close());

/** A name of its own for each test. */
let count = 0;
const fresh = () => `f${(count += 1)}`;

const content = async (name: string) => (await bucket.ask('GET', bucket.object(name, '?alt=media'))).text;

/** Stores a file; answers its generation. */
async function stored(name: string): Promise<string> {
  return String((await bucket.put(name, 'antes')).json['generation']);
}

/** Each with whether it holds for a file of generation THIS whose metadata was never changed. */
const CONDITIONS: readonly (readonly [query: string, holds: boolean])[] = [
  ['?ifGenerationMatch=THIS', true],
  ['?ifGenerationMatch=0', false],
  ['?ifGenerationMatch=1', false],
  ['?ifGenerationNotMatch=0', true],
  ['?ifGenerationNotMatch=THIS', false],
  ['?ifMetagenerationMatch=1', true],
  ['?ifMetagenerationMatch=2', false],
  ['?ifMetagenerationNotMatch=2', true],
  ['?ifMetagenerationNotMatch=1', false],
  ['?ifGenerationMatch=THIS&ifMetagenerationMatch=2', false],
];

describe.each(CONDITIONS)('a file there is, and the condition %s', (asked, holds) => {
  const query = (generation: string): string => asked.replace('THIS', generation);

  test('of an upload with its metadata', async () => {
    const name = fresh();
    const generation = await stored(name);
    const reply = await bucket.put(name, 'después', query(generation));
    expect([reply.status, await content(name)]).toEqual(holds ? [200, 'después'] : [412, 'antes']);
  });

  test('of an upload of the bytes alone', async () => {
    const name = fresh();
    const generation = await stored(name);
    const address = `/upload/storage/v1/b/demo.appspot.com/o${query(generation)}&uploadType=media&name=${name}`;
    const reply = await bucket.ask('POST', address, 'después');
    expect([reply.status, await content(name)]).toEqual(holds ? [200, 'después'] : [412, 'antes']);
  });

  test('of a resumable upload', async () => {
    const name = fresh();
    const generation = await stored(name);
    const address = await bucket.begin(name, query(generation));
    if (!holds) return expect(address).toContain('412 ');
    expect((await bucket.ask('PUT', address, 'después')).status).toBe(200);
    expect(await content(name)).toBe('después');
  });

  test('of a change of metadata', async () => {
    const name = fresh();
    const generation = await stored(name);
    const reply = await bucket.ask('PATCH', bucket.object(name, query(generation)), '{"cacheControl":"no-cache"}');
    const after = (await bucket.ask('GET', bucket.object(name))).json['metageneration'];
    expect([reply.status, after]).toEqual(holds ? [200, '2'] : [412, '1']);
  });

  test('of a deletion', async () => {
    const name = fresh();
    const generation = await stored(name);
    const reply = await bucket.ask('DELETE', bucket.object(name, query(generation)));
    const after = (await bucket.ask('GET', bucket.object(name))).status;
    expect([reply.status, after]).toEqual(holds ? [204, 404] : [412, 200]);
  });

  test('of a read, where one that asks for news is told that there are none', async () => {
    const name = fresh();
    const conditions = query(await stored(name));
    const refused = conditions.includes('NotMatch') ? 304 : 412;
    for (const more of ['', '&alt=media']) {
      const reply = await bucket.ask('GET', bucket.object(name, conditions + more));
      expect(reply.status).toBe(holds ? 200 : refused);
      if (reply.status === 304) expect(reply.text).toBe('');
    }
  });

  test('of the source and the target of a copy', async () => {
    const name = fresh();
    const conditions = query(await stored(name));
    const copy = (from: string, to: string, must: string) =>
      bucket.ask('POST', `${bucket.object(from)}/rewriteTo${bucket.object(to)}${must}`, '{}');
    const [other, third] = [fresh(), fresh()];
    await bucket.put(other, 'otro');
    const onto = await copy(other, name, conditions);
    expect([onto.status, await content(name)]).toEqual(holds ? [200, 'otro'] : [412, 'antes']);
    if (holds) await bucket.put(name, 'antes');
    const generation = String((await bucket.ask('GET', bucket.object(name))).json['generation']);
    const from = await copy(name, third, query(generation).replaceAll('if', 'ifSource'));
    expect(from.status).toBe(holds ? 200 : 412);
    expect((await bucket.ask('GET', bucket.object(third))).status).toBe(holds ? 200 : 404);
  });
});

test('a file that is not there is stored if it must not be, and not if it must', async () => {
  const name = fresh();
  expect((await bucket.put(name, 'x', '?ifGenerationMatch=7')).status).toBe(412);
  expect((await bucket.put(name, 'x', '?ifMetagenerationMatch=1')).status).toBe(412);
  expect((await bucket.put(name, 'x', '?ifGenerationNotMatch=0')).status).toBe(412);
  expect((await bucket.ask('GET', bucket.object(name, '?ifGenerationMatch=0'))).status).toBe(404);
  expect((await bucket.ask('DELETE', bucket.object(name, '?ifGenerationMatch=7'))).status).toBe(404);
  expect((await bucket.put(name, 'x', '?ifGenerationMatch=0')).status).toBe(200);
});

test('a condition of a resumable upload holds at its end, also after a restart', async () => {
  const name = fresh();
  const address = await bucket.begin(name, '?ifGenerationMatch=0');
  await bucket.put(name, 'de otra persona');
  h.restart();
  const reply = await bucket.ask('PUT', address, 'x');
  expect([reply.status, await content(name)]).toEqual([412, 'de otra persona']);
});

test('a refusal says why, as the library reads it', async () => {
  const name = fresh();
  await stored(name);
  const { json } = await bucket.put(name, 'x', '?ifGenerationMatch=0');
  const message = 'At least one of the pre-conditions you specified did not hold.';
  const errors = [{ domain: 'global', reason: 'conditionNotMet', message }];
  expect(json).toEqual({ error: { code: 412, message, errors } });
});

test('a condition that is no number is refused', async () => {
  const name = fresh();
  expect((await bucket.put(name, 'x', '?ifGenerationMatch=cero')).status).toBe(400);
  expect((await bucket.ask('GET', bucket.object(name))).status).toBe(404);
});

test('an older generation of a file is not there', async () => {
  const name = fresh();
  const generation = await stored(name);
  expect((await bucket.ask('GET', bucket.object(name, `?generation=${generation}`))).status).toBe(200);
  await bucket.put(name, 'después');
  for (const method of ['GET', 'PATCH', 'DELETE']) {
    const body = method === 'PATCH' ? '{}' : undefined;
    expect((await bucket.ask(method, bucket.object(name, `?generation=${generation}`), body)).status).toBe(404);
  }
  expect(await content(name)).toBe('después');
});
