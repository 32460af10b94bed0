import { expect, test } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import { fitsOf } from '#domain/fits/fits-of.ts';
import { byClave, products } from './parsed-catalogue.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const rowOf = ({ ficha }: Product, name: string): string =>
  plain(ficha.find(({ nombre }) => nombre === name)?.valor ?? '');
const tool = (clave: string): Product => {
  const found = byClave.get(clave);
  if (!found) throw new Error(`The demo has no ${clave}`);
  return found;
};
const fitting = (clave: string) =>
  fitsOf(tool(clave), products).flatMap(({ group, fits }) => fits.map((fit) => ({ group, ...fit })));
const clavesOf = (clave: string): string[] => fitting(clave).map(({ product }) => product.clave);
const reasonOf = (clave: string, part: string): string | undefined =>
  fitting(clave).find(({ product }) => product.clave === part)?.because;
const every = products.map((one) => ({
  one,
  fits: fitsOf(one, products).flatMap(({ fits }) => fits),
}));

test('a battery and a charger are of the tool’s voltage, never another: in the whole catalogue', () => {
  expect(clavesOf('TZ-DH20')).toEqual(expect.arrayContaining(['BT-202', 'BT-208', 'CG-20']));
  expect(reasonOf('TZ-DH20', 'BT-204')).toBe('Batería de 20 V, de la misma marca');
  for (const { one, fits } of every) {
    for (const { product } of fits) {
      if (!/^(?:Batería|Cargador)/.test(product.nombre)) continue;
      expect(rowOf(product, 'Voltaje'), `${product.clave} for ${one.clave}`).toBe(rowOf(one, 'Voltaje'));
    }
  }
  // A battery that is built in, a tool with a cable, and a battery itself take none.
  expect(clavesOf('TZ-AT4').filter((clave) => /^(?:BT|CG)-/.test(clave))).toEqual([]);
  expect(clavesOf('TP-7512').filter((clave) => /^(?:BT|CG)-/.test(clave))).toEqual([]);
  expect(clavesOf('BT-202')).toEqual([]);
});

test('a disc has the tool’s diameter, a hole for its spindle, and may turn as fast', () => {
  expect(clavesOf('EA-45900')).toEqual(expect.arrayContaining(['DC-45', 'DD-45', 'LT-540', 'DI-45', 'CD-COP3']));
  expect(reasonOf('EA-45900', 'DC-45')).toBe('Disco de 4 1/2" con barreno de 7/8", para eje de 5/8"');
  expect(clavesOf('EA-45900')).not.toEqual(expect.arrayContaining(['DC-5']));
  expect(clavesOf('EA-92400')).toContain('DC-9');
  expect(clavesOf('CM-14')).toEqual(expect.arrayContaining(['DC-14', 'DC-14P']));
  expect(clavesOf('CM-14')).not.toContain('DI-14S');
  for (const { one, fits } of every) {
    for (const { product } of fits) {
      if (!/^(?:Discos? (?:de (?:corte|desbaste|diamante)|laminado|para sierra)|Copa)/.test(product.nombre)) continue;
      expect(rowOf(one, 'Disco'), `${product.clave} for ${one.clave}`).toBe(rowOf(product, 'Diámetro'));
    }
  }
  expect(clavesOf('TZ-SM20')).toContain('DS-538');
  expect(clavesOf('SI-714')).toContain('DS-714');
  expect(reasonOf('SI-714', 'DS-714')).toBe('Disco de 7 1/4", barreno de 5/8": revisa el eje de tu sierra');
});

test('a bit has the tool’s shank, goes into its chuck, and is no larger than the tool bores', () => {
  expect(clavesOf('RM-0800')).toEqual(expect.arrayContaining(['BS-1', 'CI-SDSP']));
  // One tool is no bit of another, whatever its shank.
  expect(clavesOf('RM-0800')).not.toContain('TZ-CP500');
  // 25.4 mm into a hammer for 24 mm; a chisel for one that only says two functions, or none.
  expect(clavesOf('RM-20V')).not.toContain('BS-1');
  expect(clavesOf('TZ-RM40M').filter((clave) => clave.startsWith('CI-'))).toEqual([]);
  expect(clavesOf('MD-1500')).toEqual(expect.arrayContaining(['CI-MAXP', 'CI-MAXL']));
  expect(clavesOf('MD-1500').filter((clave) => clave.startsWith('BS-'))).toEqual([]);
  expect(clavesOf('TP-7512')).toEqual(expect.arrayContaining(['BC-12', 'BM-12']));
  expect(clavesOf('TP-7512')).not.toContain('BC-58');
  // No percussion, no concrete; a chuck of 3/8" takes no 1/2".
  expect(clavesOf('TZ-TA38').filter((clave) => clave.startsWith('BC-'))).toEqual([]);
  expect(clavesOf('TZ-TA38')).not.toContain('BM-12');
  expect(clavesOf('AI-2014')).toContain('PI-32');
  expect(clavesOf('AI-2014')).not.toContain('PH2-10');
  expect(clavesOf('LI-2012')).toContain('DA-17');
  expect(clavesOf('LI-2012')).not.toContain('DJ-38');
  for (const { one, fits } of every) {
    for (const { product } of fits) {
      const [shank, own] = [rowOf(product, 'Zanco'), rowOf(one, 'Zanco')];
      if (own && shank) expect(shank, `${product.clave} for ${one.clave}`).toBe(own);
    }
  }
});

test('a blade has the shank that its saw takes: of every jigsaw and reciprocating saw, and of no other tool', () => {
  const jigsaws = products.filter(({ nombre }) => nombre.startsWith('Sierra caladora'));
  const reciprocating = products.filter(({ nombre }) => nombre.startsWith('Sierra reciprocante'));
  expect(jigsaws.length).toBeGreaterThan(5);
  expect(reciprocating.length).toBeGreaterThan(5);
  for (const { clave } of jigsaws) expect(clavesOf(clave)).toEqual(expect.arrayContaining(['HC-5', 'HC-M5', 'HC-10']));
  for (const { clave } of reciprocating) expect(clavesOf(clave)).toEqual(expect.arrayContaining(['HR-W5', 'HR-C1']));
  expect(reasonOf('SC-650', 'HC-M5')).toBe('Zanco T, como la sierra');
  expect(reasonOf('TZ-SR20', 'HR-P3')).toBe('Zanco universal, como la sierra');
  const saws = new Set([...jigsaws, ...reciprocating]);
  for (const { one, fits } of every) {
    const blades = fits.filter(({ product }) => /^(?:Juego de hojas|Hojas?) para/.test(product.nombre));
    if (!saws.has(one)) expect(blades, one.clave).toEqual([]);
    const other = jigsaws.includes(one) ? /reciprocante/ : /caladora/;
    expect(blades.filter(({ product }) => other.test(product.nombre))).toEqual([]);
  }
  // A shop's own saw that does not say its shank, and one that says another.
  const saw = (valor: string): Product => ({
    ...tool('SC-650'),
    ficha: valor ? [{ nombre: 'Zanco', valor }] : [],
  });
  const becauseOf = (one: Product): string | undefined =>
    fitsOf(one, [tool('HC-5')]).flatMap(({ fits }) => fits)[0]?.because;
  expect(becauseOf(saw(''))).toBe('Zanco T: revisa el de tu sierra');
  expect(becauseOf(saw('U'))).toBeUndefined();
});

test('blades, belts, chains, stones and spare parts', () => {
  expect(clavesOf('LB-321')).toContain('LB-32140');
  expect(clavesOf('TZ-LB424')).not.toContain('LB-32140');
  expect(clavesOf('LR-5')).toContain('LD-5080');
  expect(clavesOf('TZ-LR6')).not.toContain('LD-5080');
  expect(clavesOf('TZ-MS40')).toContain('CD-16');
  expect(clavesOf('TZ-MS20')).not.toContain('CD-16');
  expect(clavesOf('EB-6')).toContain('PD-6');
  expect(clavesOf('TZ-EB8')).not.toContain('PD-6');
  expect(clavesOf('RB-14')).toContain('FR-R14');
  expect(clavesOf('EA-45900')).toEqual(expect.arrayContaining(['RF-IND', 'CB-EA', 'RF-GU45', 'RF-MAN']));
  expect(clavesOf('TZ-EA700')).not.toContain('RF-IND');
  expect(clavesOf('EA-92400')).toContain('CB-EA9');
  expect(clavesOf('EA-92400')).not.toContain('CB-EA');
  expect(clavesOf('TP-7512')).toEqual(expect.arrayContaining(['CB-TP', 'RF-GAT']));
  expect(clavesOf('TZ-TA12')).not.toContain('CB-TP');
  // Brushes are for what has a cable.
  expect(clavesOf('TZ-RM20S')).not.toContain('CB-RM');
  expect(clavesOf('RM-0800')).toContain('CB-RM');
  expect(clavesOf('CM-14')).toContain('CB-CM');
});

test('only tools have parts, and each part one reason', () => {
  const withParts = every.filter(({ fits }) => fits.length > 0);
  const kinds = new Set(withParts.map(({ one }) => one.unicID));
  for (const clave of ['DC-45', 'BT-202', 'PV-4']) expect(kinds).not.toContain(tool(clave).unicID);
  expect(withParts.length).toBeGreaterThan(100);
  for (const { fits } of withParts) {
    expect(fits.every(({ because }) => because.length > 8 && !because.includes('undefined'))).toBe(true);
    expect(new Set(fits.map(({ product }) => product.id)).size).toBe(fits.length);
  }
});
