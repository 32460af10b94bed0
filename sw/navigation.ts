/** The shop's page without content. */
export const SHELL = '/shell.html';

// The same addresses that `firebase.json` answers with a page, so that a visitor with a worker gets the same answers: up to three segments without
// a dot, and the contact page. A file, a reserved address of the backend, or anything deeper is never a page of the shop.
const PAGE = /^\/(?:[^/.]+(?:\/[^/.]+){0,2}\/?)?$/;
const CONTACT = '/contacto.html';

export const STAFF_ADDRESS = /^\/(?:login\/?|admin(?:\/[^.]*)?)$/;

const NEVER_THE_SHELL = [
  /^\/(?:admin|login)(?:\/|$)/,
  /^\/(?:__|v0|v1|assets|demo|icons|fonts|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|google\.firestore\.v1\.Firestore)(?:\/|$)/,
];

/** Whether the worker answers this path with the shell, whatever the query. */
export const isShellAddress = (pathname: string): boolean =>
  (pathname === CONTACT || PAGE.test(pathname)) && !NEVER_THE_SHELL.some((pattern) => pattern.test(pathname));
