import { PALETTE_NAMES, type PaletteName } from './palette-names.ts';

/** The two colours that a palette changes: of buttons, prices and marks, and of the same under a pointer. `#c8390a` */
export interface Palette {
  readonly brand: string;
  readonly dark: string;
}

/** As people choose it. */
export interface PaletteChoice {
  readonly name: string;
  /** Degrees on the colour wheel, and how much of the colour there is, from 0 to 1. */
  readonly hue: number;
  readonly saturation: number;
}

export const paletteChoices: Readonly<Record<PaletteName, PaletteChoice>> = {
  fragua: { name: 'Fragua', hue: 15, saturation: 0.9 },
  rojo: { name: 'Rojo', hue: 352, saturation: 0.78 },
  naranja: { name: 'Naranja quemado', hue: 28, saturation: 0.95 },
  verde: { name: 'Verde', hue: 150, saturation: 0.75 },
  turquesa: { name: 'Turquesa', hue: 186, saturation: 0.85 },
  azul: { name: 'Azul', hue: 214, saturation: 0.8 },
  violeta: { name: 'Violeta', hue: 275, saturation: 0.5 },
  grafito: { name: 'Grafito', hue: 40, saturation: 0.08 },
};

/** The backgrounds that the colour is read on, and white, which is read on the colour: `tokens.css` has the same. */
export const BACKGROUNDS = ['#ffffff', '#f6f3ec', '#ebe6db'] as const;

/** WCAG 2.2, 1.4.3: between text and its background. */
export const LEAST_CONTRAST = 4.5;

/** How far the colour under a pointer is from the colour itself. */
const DARKER = 0.1;
const STEP = 0.005;

/**
 * The lightest colours of a hue that can be read on every background, so that no choice makes a page that cannot be read. The palette that the
 * site is built with keeps its own two.
 */
function paletteOf(name: PaletteName): Palette {
  if (name === 'fragua') return { brand: '#c8390a', dark: '#9e2b05' };
  const { hue, saturation } = paletteChoices[name];
  const lightness = lightestReadable(hue, saturation);
  return { brand: hexOf(hue, saturation, lightness), dark: hexOf(hue, saturation, lightness - DARKER) };
}

function lightestReadable(hue: number, saturation: number): number {
  let lightness = 0.6;
  while (lightness > DARKER && !isReadable(hexOf(hue, saturation, lightness))) lightness -= STEP;
  return lightness;
}

/** Whether a colour can be read on every background of the site. */
export const isReadable = (colour: string): boolean =>
  BACKGROUNDS.every((background) => contrast(colour, background) >= LEAST_CONTRAST);

/** All palettes, in the order in which they are offered. */
export const palettes: readonly (PaletteChoice & Palette & { readonly id: PaletteName })[] = PALETTE_NAMES.map(
  (id) => ({
    id,
    ...paletteChoices[id],
    ...paletteOf(id),
  }),
);

/** The contrast of two colours, from 1 to 21. @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @see https://www.w3.org/TR/css-color-4/#hsl-to-rgb */
function hexOf(hue: number, saturation: number, lightness: number): string {
  const channel = (offset: number): string => {
    const k = (offset + hue / 30) % 12;
    const value = lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
