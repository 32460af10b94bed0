import type { IncomingMessage, ServerResponse } from 'node:http';

/** A service beside Firestore, with addresses of its own. Origins and preflights have been dealt with before it is asked. */
export interface Api {
  owns(pathname: string): boolean;
  serve(request: IncomingMessage, response: ServerResponse, pathname: string, params: URLSearchParams): Promise<void>;
}
