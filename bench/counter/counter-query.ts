/** What somebody types who stands at the counter, and what a clerk would bring first. */
export interface CounterQuery {
  readonly kind: string;
  readonly query: string;
  /** What the name of the first product must say. */
  readonly first: RegExp;
  /** What must be said above the products: that a size or a thing is not sold, or what helps with a problem. */
  readonly says?: RegExp;
}
