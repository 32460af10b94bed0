import { expect, test } from 'vitest';
import type { ShopWord } from '#domain/search/shop-word.ts';
import { badAnswers, badWords, goodAnswerForm, goodSynonymForm } from '../testing/bad-words.ts';
import { checkWord, previewWord, wordToForm } from './word-form.ts';

const known: ShopWord = {
  id: 'v1',
  tipo: 'sinonimo',
  frase: 'Chisme del caño',
  significa: ['guía destapacaños', 'cespol'],
  visible: 'oculta',
};

for (const [good, bad] of [
  [goodSynonymForm, badWords],
  [goodAnswerForm, badAnswers],
] as const) {
  test.each(bad)(`a ${good.tipo} with $name is refused with a sentence`, ({ typed, field, says }) => {
    const checked = checkWord({ ...good, ...typed }, undefined, []);
    expect(!checked.ok && checked.error[field]).toMatch(says);
  });
}

test('what is stored has no outer blanks and no empty meaning, and comes back into the form as it was typed', () => {
  const checked = checkWord({ ...goodSynonymForm, significa: ' guía destapacaños,, cespol ' }, undefined, []);
  expect(checked).toEqual({
    ok: true,
    value: {
      tipo: 'sinonimo',
      frase: 'chisme del caño',
      significa: ['guía destapacaños', 'cespol'],
      visible: 'public',
    },
  });
  expect(wordToForm(known)).toEqual({ ...goodSynonymForm, frase: 'Chisme del caño' });
});

test('a phrase that the list has is changed there, also where it is switched off; an answer may have the same phrase', () => {
  const twice = checkWord(goodSynonymForm, undefined, [known]);
  expect(!twice.ok && twice.error.frase).toBe('«Chisme del caño» ya está en la lista, apagada: cámbiala ahí.');
  expect(checkWord({ ...goodAnswerForm, frase: known.frase }, undefined, [known]).ok).toBe(true);
});

test('what is edited keeps its state, and its preview is switched on', () => {
  const checked = checkWord(goodSynonymForm, known, [known]);
  expect(checked.ok && checked.value.visible).toBe('oculta');
  expect(previewWord(goodSynonymForm, known, [known])).toMatchObject({ id: 'v1', visible: 'public' });
  expect(previewWord({ ...goodSynonymForm, significa: '' }, known, [known])).toBeNull();
});

test('a meaning of small words alone is refused, because the search would leave it out', () => {
  const checked = checkWord({ ...goodSynonymForm, significa: 'cespol, de la' }, undefined, []);
  expect(!checked.ok && checked.error.significa).toBe('«de la» no le dice nada al buscador: escribe cómo se llama.');
});
