/** Folders of files and the server's own addresses. */
const RESERVED = /^\/(?:assets|demo|icons|fonts|__)(?:\/|$)/;
const HIDDEN = /\/\./;
/** The end of a file's name that is no page's. What follows the dot of a measure begins with a digit. */
const FILE = /\.(?!html?$)[a-z]\w{0,9}$/i;

/** Whether somebody who asks for this address wants a page: it is then answered with one that has menus, and not with the few words for a missing file. */
export function isPageLike(pathname: string): boolean {
  return !RESERVED.test(pathname) && !HIDDEN.test(pathname) && !FILE.test(pathname);
}
