import { afterEach, expect, test, vi } from 'vitest';
import { emptyContact } from '#domain/quotes/contact-form.ts';
import { contactDraftStore } from '#store/contact-draft-store.ts';
import { changeDraft, clearDraft } from './contact-draft.ts';

/** How many locks against an update are held. */
let held = 0;
vi.stubGlobal('navigator', {
  locks: {
    request: async (_name: string, _options: LockOptions, hold: () => Promise<void>) => {
      held += 1;
      await hold();
      held -= 1;
    },
  },
});
afterEach(clearDraft);

test('an update waits while something is written in the form, and no longer once it is sent or taken out by hand', async () => {
  changeDraft({ nombre: 'A' });
  changeDraft({ nombre: 'Ana' });
  expect([contactDraftStore.getState().nombre, held]).toEqual(['Ana', 1]);
  changeDraft({ nombre: '' });
  await vi.waitFor(() => expect(held).toBe(0));
  changeDraft({ mensaje: 'Hola' });
  expect(held).toBe(1);
  clearDraft();
  await vi.waitFor(() => expect(held).toBe(0));
  expect(contactDraftStore.getState()).toBe(emptyContact);
});
