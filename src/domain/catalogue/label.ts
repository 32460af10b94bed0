/** A subcategory: a document of `etiquetas`. `carpeta` is its category's folder, `unicID` ties it to the category. */
export interface Label {
  readonly id: string;
  readonly nombre: string;
  readonly slug: string;
  readonly descripcion: string;
  readonly carpeta: string;
  readonly unicID: string;
  readonly orden: number;
  /** How often it was written: what an edit starts from. */
  readonly rev?: number | undefined;
}
