import { expect, test } from 'vitest';
import {
  afterRequest,
  type DeviceLists,
  deleteOpenList,
  JOB_LIST_LIMITS,
  nameList,
  noJobs,
  openList,
  startList,
} from './job-lists.ts';
import { addFreeLine, type QuoteList } from './quote-list.ts';

const listOf = (...texts: string[]): QuoteList =>
  texts.reduce<QuoteList>((list, text) => {
    const added = addFreeLine(list, text);
    return added.ok ? added.value : list;
  }, []);
const begin = (...texts: string[]): DeviceLists => ({ list: listOf(...texts), jobs: noJobs });
const done = (result: ReturnType<typeof startList>): DeviceLists => {
  if (!result.ok) throw new Error(result.error);
  return result.value;
};

test('a new list puts the open one away, and opening that one again changes their places with nothing lost', () => {
  const start = begin('Cemento', 'Varilla');
  const house = done(startList(start, { id: 'a', name: ' Casa  Cumbres ' }, 1));
  expect(house.list).toEqual([]);
  expect(house.jobs.abierta.nombre).toBe('Casa Cumbres');
  expect(house.jobs.otras).toMatchObject([{ nombre: '', lineas: start.list, cambiada: 1 }]);
  const filled = { ...house, list: listOf('Loseta') };
  const back = done(openList(filled, 'lista', 2));
  expect(back.list).toEqual(start.list);
  expect(back.jobs.otras).toMatchObject([{ id: 'a', nombre: 'Casa Cumbres', lineas: filled.list, cambiada: 2 }]);
});

test('an empty list without a name is not kept', () => {
  expect(done(startList(begin(), { id: 'a', name: 'Obra' }, 1)).jobs.otras).toEqual([]);
});

test('a list begins with the lines of a shared one', () => {
  expect(done(startList(begin('Cal'), { id: 'a', name: 'Obra', lines: listOf('Yeso') }, 1)).list).toEqual(
    listOf('Yeso'),
  );
});

test('a name is needed and belongs to one list; its own list may keep it in other letters', () => {
  const obra = done(startList(begin('Cal'), { id: 'a', name: 'Obra' }, 1));
  expect(startList(obra, { id: 'b', name: 'OBRA' }, 2)).toEqual({ ok: false, error: 'taken' });
  expect(startList(obra, { id: 'b', name: ' \n' }, 2)).toEqual({ ok: false, error: 'unnamed' });
  expect(nameList(obra, 'OBRA')).toMatchObject({ ok: true, value: { jobs: { abierta: { nombre: 'OBRA' } } } });
});

test('a device keeps twenty lists besides the open one', () => {
  let lists = begin('Cal');
  for (let at = 0; at < JOB_LIST_LIMITS.lists - 1; at += 1) {
    lists = done(startList(lists, { id: `a${at}`, name: `Obra ${at}` }, at));
  }
  expect(startList(lists, { id: 'z', name: 'Una más' }, 99)).toEqual({ ok: false, error: 'many' });
});

test('after the open list is deleted the one without a name is open, and never a second one', () => {
  const obra = done(startList(begin('Cal'), { id: 'a', name: 'Obra' }, 1));
  const left = deleteOpenList(obra);
  expect(left.list).toEqual(listOf('Cal'));
  expect(left.jobs).toEqual(noJobs);
  expect(deleteOpenList({ ...obra, jobs: { ...obra.jobs, otras: [] } })).toEqual({ list: [], jobs: noJobs });
});

test('a list that another tab deleted cannot be opened, and nothing changes', () => {
  expect(openList(begin('Cal'), 'x', 1)).toEqual({ ok: false, error: 'gone' });
});

test('a request takes its lines off the list without a name; a named one keeps them and says when it was asked for', () => {
  const both = begin('Cal', 'Yeso');
  expect(afterRequest(both, new Set(['libre-1']), 5).list).toEqual(both.list.slice(1));
  const obra = { ...done(startList(begin(), { id: 'a', name: 'Obra' }, 1)), list: both.list };
  const asked = afterRequest(obra, new Set(['libre-1', 'libre-2']), 5);
  expect(asked.list).toEqual(both.list);
  expect(asked.jobs.abierta.pedida).toBe(5);
});

test('after a list is deleted the new one without a name has an id that no list of the device has or had just now, so each can be opened', () => {
  const house = done(nameList(begin('Cal'), 'Casa'));
  const left = deleteOpenList(done(startList(house, { id: 'a', name: 'Obra' }, 1)));
  expect(left).toMatchObject({ list: [], jobs: { abierta: { nombre: '' }, otras: [{ nombre: 'Casa' }] } });
  const back = done(openList(left, house.jobs.abierta.id, 2));
  expect(back).toMatchObject({ list: house.list, jobs: { abierta: { nombre: 'Casa' } } });
  expect(deleteOpenList(back).jobs.abierta.id).not.toBe(back.jobs.abierta.id);
});
