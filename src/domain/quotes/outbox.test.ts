import { describe, expect, test } from 'vitest';
import { emptyContact, readContact } from './contact-form.ts';
import { namesFromRandomBytes, RANDOM_BYTES } from './folio.ts';
import { isPending, keptEntries, newEntry, retried, sending, settled } from './outbox.ts';
import { addProduct } from './quote-list.ts';
import { quoteFields } from './quote-writes.ts';
import { drill, must } from './testing.ts';

describe('the outbox', () => {
  const entry = newEntry(
    namesFromRandomBytes(new Uint8Array(RANDOM_BYTES)),
    {
      contacto: must(readContact({ ...emptyContact, nombre: 'a', telefono: '8112345678' }, false)),
      lineas: must(addProduct([], drill)),
      origen: 'lista',
      avisoVersion: 'v',
    },
    1000,
  );
  test('a received request stays received, whatever answer comes later', () => {
    const received = settled(sending(entry), 'received');
    expect(received.estado).toBe('recibida');
    for (const late of ['refused', 'unreachable', 'received'] as const) expect(settled(received, late)).toBe(received);
    expect(sending(received)).toBe(received);
    expect(retried(received)).toBe(received);
  });
  test('an attempt that does not reach the server is repeated, a refused one waits for the person', () => {
    const away = settled(sending(entry), 'unreachable');
    expect(away).toMatchObject({ estado: 'guardada', intentos: 1 });
    expect(isPending(away)).toBe(true);
    const refused = settled(sending(away), 'refused');
    expect(isPending(refused)).toBe(false);
    expect(retried(refused)).toMatchObject({ estado: 'guardada', intentos: 0 });
  });
  test('a request that the server postponed waits and says so, until it is sent or the network is lost', () => {
    const deferred = settled(sending(entry), 'deferred');
    expect(deferred).toMatchObject({ estado: 'guardada', intentos: 1, aplazada: true });
    expect(isPending(deferred)).toBe(true);
    expect(settled(sending(deferred), 'unreachable')).not.toHaveProperty('aplazada');
    expect(settled(sending(deferred), 'received')).not.toHaveProperty('aplazada');
  });
  test('one that was cut off while on its way is pending', () => expect(isPending(sending(entry))).toBe(true));
  test('a request that is not received is kept for ever, a received one for sixty days', () => {
    const received = settled(entry, 'received');
    const later = entry.hecha + 61 * 86_400_000;
    expect(keptEntries([entry, received], later)).toEqual([entry]);
    expect(keptEntries([entry, received], 2000)).toEqual([entry, received]);
  });
  test('is stored in exactly the keys that the rules ask for', () => {
    const { lineas, ...fields } = quoteFields(entry);
    expect(Object.keys(fields).sort()).toEqual([
      'avisoVersion',
      'correo',
      'estado',
      'folio',
      'mensaje',
      'nombre',
      'origen',
      'promociones',
      'secreto',
      'telefono',
    ]);
    expect(Object.keys(lineas[0] ?? {}).sort()).toEqual(['cantidad', 'clave', 'nombre', 'nota', 'precio', 'producto']);
  });
});
