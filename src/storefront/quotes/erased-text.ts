/** What goes with a list that is deleted, by how many articles it has. */
export function erasedText(count: number): string {
  if (count === 0) return 'No lleva artículos.';
  return count === 1 ? 'Su artículo se quita de este equipo.' : `Sus ${count} artículos se quitan de este equipo.`;
}
