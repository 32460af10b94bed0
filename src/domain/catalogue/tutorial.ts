import type { Instant } from '#domain/kernel/instant.ts';

/** A public document of `tutoriales`. Field names are the stored ones. */
export interface Tutorial {
  readonly id: string;
  readonly titulo: string;
  readonly slug: string;
  readonly resumen: string;
  /** Plain text: an empty line parts paragraphs, `- ` begins an item, `## ` a heading. */
  readonly cuerpo: string;
  /** An https address, or empty. Never fetched before a person asks for it. */
  readonly video: string;
  readonly imagen: string;
  /** Ids of the products it is about. */
  readonly productos: readonly string[];
  readonly etiquetas: readonly string[];
  /** The server's time of the last write. Absent where nobody told it, and in what earlier versions kept. */
  readonly actualizado?: Instant | undefined;
}
