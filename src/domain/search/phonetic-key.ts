// In this order: each rule sees what the ones before it left. What matters is that two spellings of one Mexican sound end alike.
const RULES: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/sh/g, 'ch'],
  [/ch/g, '0'],
  [/^h?ue/, 'gue'],
  [/h/g, ''],
  [/0/g, 'ch'],
  [/ll/g, 'y'],
  [/y(?![aeiou])/g, 'i'],
  [/w/g, 'u'],
  [/v/g, 'b'],
  [/x|c(?:c|s)(?=[ei])|cs/g, 'ks'],
  [/sc(?=[ei])/g, 's'],
  [/z/g, 's'],
  [/c(?=[ei])/g, 's'],
  [/qu(?=[ei])|q/g, 'k'],
  [/c(?!h)/g, 'k'],
  [/g(?=[ei])/g, 'j'],
  [/gu(?=[ei])/g, 'g'],
  [/m(?=[bp])/g, 'n'],
  [/(.)\1+/g, '$1'],
];

/** How a folded word sounds in Mexico, for comparing only: `rotomartiyo`, `hidrolabadora`, `barnis`, `inpermeabilizante` sound like what they mean. */
export function phoneticKey(word: string): string {
  return RULES.reduce((key, [pattern, sound]) => key.replace(pattern, sound), word);
}
