export type CopiesCommand =
  | { readonly kind: 'backup'; readonly folder: string | undefined }
  | { readonly kind: 'restore'; readonly folder: string; readonly mayReplace: boolean };

/** Undefined for what is no command. A folder whose name begins with a dash is written `./-nombre`. */
export function parseCopiesCommand([kind, ...rest]: readonly string[]): CopiesCommand | undefined {
  const options = rest.filter((word) => word.startsWith('-'));
  const [folder, ...others] = rest.filter((word) => !word.startsWith('-'));
  if (others.length > 0) return undefined;
  if (kind === 'backup') return options.length === 0 ? { kind, folder } : undefined;
  if (kind !== 'restore' || folder === undefined || options.some((option) => option !== '--reemplazar'))
    return undefined;
  return { kind, folder, mayReplace: options.length > 0 };
}
