// Both as the site's build wrote them into `dist`; `vite.function.config.ts` puts them into the function.
declare module 'virtual:page-renderer' {
  import type { PageBuild, PrepareSearch, RenderPage } from '#domain/pages/render-page.ts';

  export const renderPage: RenderPage;
  export const prepareSearch: PrepareSearch;
  export const build: PageBuild;
  /** Of every answer: the content policy and the like. */
  export const siteHeaders: Readonly<Record<string, string>>;
}

// What is used of a package that only `functions/` has.
declare module 'firebase-functions/v2/https' {
  interface FunctionRequest {
    readonly method: string;
    readonly originalUrl: string;
    get(header: string): string | undefined;
  }
  interface FunctionResponse {
    status(code: number): this;
    set(headers: Readonly<Record<string, string>>): this;
    end(body: Uint8Array): void;
  }
  export function onRequest(
    options: Readonly<Record<string, string | number>>,
    handler: (request: FunctionRequest, response: FunctionResponse) => Promise<void>,
  ): unknown;
}
