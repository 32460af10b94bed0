import { expect, test } from 'vitest';
import { parseTutorial } from './parse-tutorial.ts';
import { textBlocks } from './text-blocks.ts';

const stored = { visible: 'public', titulo: 'Cambiar carbones', slug: 'cambiar-carbones' };

test('a public tutorial is read with what it has; a hidden one is not', () => {
  const parsed = parseTutorial('t1', stored);
  expect(parsed.ok && parsed.value).toMatchObject({ id: 't1', titulo: 'Cambiar carbones', video: '', productos: [] });
  expect(parseTutorial('t1', { ...stored, visible: 'oculta' }).ok).toBe(false);
});

test('a video that is no https address is left out, the tutorial stays', () => {
  const parsed = parseTutorial('t1', { ...stored, video: 'javascript:alert(1)' });
  expect(parsed.ok && parsed.value.video).toBe('');
});

test('plain text becomes headings, paragraphs and lists, and markup stays text', () => {
  expect(textBlocks('## Antes\nDesconecta.\n\n- Desarmador\n- <b>Carbones</b>\n\nUno\ndos\n\n')).toEqual([
    { kind: 'heading', text: 'Antes' },
    { kind: 'paragraph', text: 'Desconecta.' },
    { kind: 'list', items: ['Desarmador', '<b>Carbones</b>'] },
    { kind: 'paragraph', text: 'Uno dos' },
  ]);
});

test('numbered steps keep their numbers, also where a paragraph stands between them', () => {
  expect(textBlocks('1. Apaga.\n2) Quita la tapa.\n\nEspera.\n\n3. Repite el paso 2.\n\n- Uno\n2. Dos')).toEqual([
    { kind: 'steps', from: 1, items: ['Apaga.', 'Quita la tapa.'] },
    { kind: 'paragraph', text: 'Espera.' },
    { kind: 'steps', from: 3, items: ['Repite el paso 2.'] },
    { kind: 'list', items: ['Uno', '2. Dos'] },
  ]);
});

test('a step that follows the bullets of the one before is a step with its number', () => {
  expect(textBlocks('1. Reúne:\n- Lija\n- Brocha\n2. Lija.\n3. Pinta.')).toEqual([
    { kind: 'steps', from: 1, items: ['Reúne:'] },
    { kind: 'list', items: ['Lija', 'Brocha'] },
    { kind: 'steps', from: 2, items: ['Lija.', 'Pinta.'] },
  ]);
  expect(textBlocks('- Lija\n1. Lija.')).toEqual([
    { kind: 'list', items: ['Lija'] },
    { kind: 'steps', from: 1, items: ['Lija.'] },
  ]);
});

test('a list follows its introduction without an empty line, and a sentence after it is a paragraph', () => {
  expect(textBlocks('Necesitas:\n- Lija de grano 120\n- Brocha\nLuego pinta.')).toEqual([
    { kind: 'paragraph', text: 'Necesitas:' },
    { kind: 'list', items: ['Lija de grano 120', 'Brocha'] },
    { kind: 'paragraph', text: 'Luego pinta.' },
  ]);
  expect(
    textBlocks('Pasos:\n1. Apaga.\n2. Quita\nla tapa.\n## Al final\nLimpia con la broca de\n20. Así queda.'),
  ).toEqual([
    { kind: 'paragraph', text: 'Pasos:' },
    { kind: 'steps', from: 1, items: ['Apaga.', 'Quita la tapa.'] },
    { kind: 'heading', text: 'Al final' },
    { kind: 'paragraph', text: 'Limpia con la broca de 20. Así queda.' },
  ]);
});
