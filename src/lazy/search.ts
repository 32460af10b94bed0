/** Placeholder until the worker lands: the interface that screens use. */
export interface SearchAnswer {
  readonly query: string;
  /** Ids of products, best first. */
  readonly ids: readonly string[];
}

export function searchProducts(query: string): Promise<SearchAnswer> {
  return Promise.resolve({ query, ids: [] });
}
