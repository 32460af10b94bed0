/** A subcategory: a document of `etiquetas`. `carpeta` is its category's folder, `unicID` ties it to the category. */
export interface Label {
  readonly id: string;
  readonly nombre: string;
  readonly slug: string;
  readonly descripcion: string;
  readonly carpeta: string;
  readonly unicID: string;
  readonly orden: number;
  /** The slugs that it had before, newest first with a blank between them. */
  readonly slugsAnteriores?: string | undefined;
  /** The revision, counted up by each write; an edit names the revision that it started from. */
  readonly rev?: number | undefined;
}
