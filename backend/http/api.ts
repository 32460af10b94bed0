import type { IncomingMessage, ServerResponse } from 'node:http';

/** A service beside Firestore, with addresses of its own. Origins and preflights are handled before it is called. */
export interface Api {
  owns(pathname: string): boolean;
  serve(request: IncomingMessage, response: ServerResponse, pathname: string, params: URLSearchParams): Promise<void>;
}
