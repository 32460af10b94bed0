/** A kind of thing with the words by which people describe it when they do not know its name. */
export interface DescribedThing {
  /** How the titles of such things begin, the best first. */
  readonly names: readonly string[];
  /** For each stem of its phrases, how many of them have it, up to a limit. */
  readonly stems: ReadonlyMap<string, number>;
}
