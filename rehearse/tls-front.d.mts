/** One request as it arrived under a production name. */
export interface SeenRequest {
  readonly host: string;
  readonly path: string;
  readonly body: Buffer;
  readonly status: number;
  /** What the answer said if it refused. */
  readonly refusal: string;
}

export interface TlsFront {
  readonly port: number;
  readonly chromiumArguments: readonly string[];
  close(): Promise<void>;
  open(): Promise<void>;
}

export function openTlsFront(
  hosts: Readonly<Record<string, { readonly port: number; readonly prefix?: string }>>,
  onRequest: (seen: SeenRequest) => void,
): Promise<TlsFront>;
