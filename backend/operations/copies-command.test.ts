import { expect, test } from 'vitest';
import { parseCopiesCommand } from './copies-command.ts';

test('the commands of copies name a folder, or none for a backup', () => {
  expect(parseCopiesCommand(['backup'])).toEqual({ kind: 'backup', folder: undefined });
  expect(parseCopiesCommand(['backup', 'copia'])).toEqual({ kind: 'backup', folder: 'copia' });
  expect(parseCopiesCommand(['restore', 'copia'])).toEqual({ kind: 'restore', folder: 'copia', mayReplace: false });
  expect(parseCopiesCommand(['restore', '--reemplazar', 'copia'])).toEqual({
    kind: 'restore',
    folder: 'copia',
    mayReplace: true,
  });
});

test('an option that there is not is no folder, because a copy was made under its name', () => {
  for (const args of [
    ['backup', '--hola'],
    ['backup', '-h'],
    ['restore', '--help'],
    ['backup', 'copia', '--reemplazar'],
  ])
    expect(parseCopiesCommand(args), args.join(' ')).toBeUndefined();
  for (const args of [[], ['restore'], ['backup', 'una', 'otra'], ['otra']])
    expect(parseCopiesCommand(args), args.join(' ')).toBeUndefined();
});
