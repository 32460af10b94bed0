export const SWATCHES = ['#c8390a', '#f4b400', '#136c43', '#1b5e9e', '#6b3f8f'] as const;

export const isLight = (hex: string): boolean =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0) > 430;
