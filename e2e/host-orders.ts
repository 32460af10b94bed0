/** What the process that hosts the tests' servers is told. A server is named by its port. */
export type HostOrder =
  | {
      readonly kind: 'start';
      readonly port: number;
      readonly args: readonly string[];
      readonly env: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'stop'; readonly port: number };

/** The answer to each order, in turn: without `failure` it was done. */
export interface HostAnswer {
  readonly failure?: string;
}
