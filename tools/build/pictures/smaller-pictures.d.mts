/** The widths that a picture is shipped in besides its own. */
export const SMALLER_WIDTHS: readonly [800, 400];

/** Is told after each picture that was not made before, because the first build has over a thousand of them and takes minutes. */
export type TellProgress = (made: number, of: number) => void;

/**
 * The smaller sizes of every `…-1600.webp` of a folder, by the names of their files. What was made before is taken from `cache`, where what no
 * picture needs any more is removed.
 */
export function smallerPictures(
  folder: string,
  cache: string,
  tell?: TellProgress,
): Promise<ReadonlyMap<string, Uint8Array>>;

/** The same at once: where a size has not been made, the picture itself stands for it. */
export function keptPictures(folder: string, cache: string): Promise<ReadonlyMap<string, Uint8Array>>;

/** Under another name until it is whole, because a build may be stopped at any time, and two may run at once. */
export function writeWhole(path: string, bytes: Uint8Array): Promise<void>;
