import { expect } from 'vitest';
import { Database } from './database.ts';
import { int } from './values.ts';

/** A server that goes on takes a write and gives it back. */
export async function expectAlive(): Promise<void> {
  const db = new Database();
  await db.seed({ 'c/alive': { x: int(1) } });
  expect(await db.fields('c/alive')).toEqual({ x: int(1) });
}
