import type { TellProgress } from './smaller-pictures.mjs';

/**
 * Makes the smaller sizes that a folder of pictures still lacks, and puts them in the built site, where the pictures themselves stand for them. The server
 * may run: it reads a file again that has changed.
 * @param built the folder of the pictures in the built site
 * @returns how many files of the site were replaced
 */
export function finishPictures(folder: string, cache: string, built: string, tell?: TellProgress): Promise<number>;
