/** Splits `<length>\n<text>` frames out of a growing text; lengths count UTF-16 code units. */
export class FrameReader {
  #rest = '';

  /** Adds text and returns the frames it completed. */
  push(text: string): string[] {
    this.#rest += text;
    const frames: string[] = [];
    for (;;) {
      const end = this.#rest.indexOf('\n');
      if (end < 0) return frames;
      const head = this.#rest.slice(0, end);
      if (!/^\d+$/.test(head)) throw new Error(`not a frame length: ${JSON.stringify(head.slice(0, 40))}`);
      const length = Number(head);
      if (this.#rest.length < end + 1 + length) return frames;
      frames.push(this.#rest.slice(end + 1, end + 1 + length));
      this.#rest = this.#rest.slice(end + 1 + length);
    }
  }

  /** What is left over when the response ended; anything but '' is a truncated frame. */
  get rest(): string {
    return this.#rest;
  }
}

/** All frames of a complete body. */
export function readFrames(body: string): string[] {
  const reader = new FrameReader();
  const frames = reader.push(body);
  if (reader.rest !== '') throw new Error(`truncated frame: ${JSON.stringify(reader.rest.slice(0, 80))}`);
  return frames;
}
