/** A document that is there and cannot be read: a newer version of the site may have written it. */
export class UnreadableDocument extends Error {
  constructor(path: string) {
    super(`${path}: unreadable`);
    this.name = 'UnreadableDocument';
  }
}
