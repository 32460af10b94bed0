import { createHash } from 'node:crypto';
import { type BuiltinTable, builtin } from './builtin.ts';
import { saturatedInt } from './conversions.ts';
import { asBytes, asNumber, wrongType } from './expect-type.ts';
import { fail } from './problem.ts';
import { bool, bytes, float, int, type RuleValue } from './rule-value.ts';
import { durationNamespace, timestampNamespace } from './time-methods.ts';

const math: BuiltinTable = {
  abs: builtin(1, (value) =>
    // The lowest integer has no positive twin and stays what it is.
    value.type === 'int'
      ? int(BigInt.asIntN(64, value.value < 0n ? -value.value : value.value))
      : float(Math.abs(asNumber(value))),
  ),
  ceil: builtin(1, (value) => float(Math.ceil(asNumber(value)))),
  floor: builtin(1, (value) => float(Math.floor(asNumber(value)))),
  round: builtin(1, (value) => saturatedInt(Math.round(asNumber(value)))),
  sqrt: builtin(1, (value) => float(Math.sqrt(asNumber(value)))),
  pow: builtin(2, (base, exponent) => float(asNumber(base) ** asNumber(exponent))),
  isNaN: builtin(1, (value) => bool(Number.isNaN(asNumber(value)))),
  isInfinite: builtin(1, (value) => bool(Math.abs(asNumber(value)) === Number.POSITIVE_INFINITY)),
};

const textOrBytes = (value: RuleValue): Uint8Array =>
  value.type === 'string' ? new TextEncoder().encode(value.value) : asBytes(value);
const digest = (name: string) =>
  builtin(1, (value) => bytes(new Uint8Array(createHash(name).update(textOrBytes(value)).digest())));
const checksum = (polynomial: number) => {
  const table = Array.from({ length: 256 }, (_, start) => {
    let entry = start;
    for (let bit = 0; bit < 8; bit++) entry = entry & 1 ? (entry >>> 1) ^ polynomial : entry >>> 1;
    return entry >>> 0;
  });
  return builtin(1, (value) => {
    let sum = 0xffffffff;
    for (const byte of textOrBytes(value)) sum = (sum >>> 8) ^ (table[(sum ^ byte) & 0xff] ?? 0);
    const result = new Uint8Array(4);
    new DataView(result.buffer).setUint32(0, ~sum >>> 0, true);
    return bytes(result);
  });
};

const hashing: BuiltinTable = {
  md5: digest('md5'),
  sha256: digest('sha256'),
  crc32: checksum(0xedb88320),
  crc32c: checksum(0x82f63b78),
};

const EARTH_RADIUS_M = 6_371_010;
const latlng: BuiltinTable = {
  value: builtin(2, (lat, lng) => {
    const [latitude, longitude] = [asNumber(lat), asNumber(lng)];
    const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
    return isOnEarth ? { type: 'latlng', latitude, longitude } : fail('coordenada fuera de la Tierra');
  }),
};

type LatLng = Extract<RuleValue, { type: 'latlng' }>;
const asLatLng = (value: RuleValue): LatLng => (value.type === 'latlng' ? value : wrongType(value, 'coordenada'));

/** Along the great circle, in metres. */
function distance(a: LatLng, b: LatLng): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [p, q] = [radians(a.latitude), radians(b.latitude)];
  const h =
    Math.sin((q - p) / 2) ** 2 + Math.cos(p) * Math.cos(q) * Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(h)));
}

export const latlngMethods: BuiltinTable = {
  latitude: builtin(0, (self) => float(asLatLng(self).latitude)),
  longitude: builtin(0, (self) => float(asLatLng(self).longitude)),
  distance: builtin(1, (self, other) => float(distance(asLatLng(self), asLatLng(other)))),
};

/** What may stand before the point in `math.abs(x)`. Their names cannot be taken by variables. */
export const namespaces: Readonly<Record<string, BuiltinTable>> = {
  math,
  hashing,
  latlng,
  timestamp: timestampNamespace,
  duration: durationNamespace,
};
