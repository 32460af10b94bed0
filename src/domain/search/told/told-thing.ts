/** A kind of thing with the words in which people tell it. */
export interface ToldThing {
  /** How the titles of such things begin, the best first. */
  readonly names: readonly string[];
  /** For each stem of its phrases in how many of them it stands; more than some are not counted. */
  readonly stems: ReadonlyMap<string, number>;
}
