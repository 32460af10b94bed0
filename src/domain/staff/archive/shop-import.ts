/**
 * Why the archive of a shop was not loaded, and nothing of it is there. `busy`: another is being loaded. `unknown-part`: a file that no shop has, a path
 * that leads elsewhere among them. `network`: nobody answered, so nothing of it is there or all.
 */
export const IMPORT_PROBLEMS = [
  'not-empty',
  'busy',
  'too-large',
  'no-room',
  'not-an-archive',
  'damaged',
  'version',
  'unknown-part',
  'denied',
  'network',
] as const;

export type ImportProblem = (typeof IMPORT_PROBLEMS)[number];

/** The largest archive that a server takes, in bytes: a zip of the oldest form, which is what the export writes, ends there. */
export const LARGEST_ARCHIVE = 2 ** 32;

/** What a person is told when an archive was not loaded. */
export function importProblemText(problem: ImportProblem): string {
  switch (problem) {
    case 'not-empty':
      return 'Esta tienda ya tiene datos: el archivo de otra solo se carga en una tienda recién abierta, y aquí no cambió nada.';
    case 'busy':
      return 'Ya se está cargando un archivo. Espera a que termine.';
    case 'too-large':
      return 'El archivo es demasiado grande: caben 4 GB, y 128 MB de datos sin las fotos. No se cargó nada. Quien cuida el servidor lo carga descomprimido con «npm run import».';
    case 'no-room':
      return 'El disco del servidor está lleno y no se cargó nada. Hace falta el doble de lo que pesa el archivo: libera espacio e inténtalo de nuevo.';
    case 'not-an-archive':
      return 'Ese archivo no es el .zip de una tienda: es el que se baja en «Exportar y respaldos». No se cargó nada.';
    case 'damaged':
      return 'El archivo está dañado o incompleto. Descárgalo otra vez de la tienda anterior; aquí no se cargó nada.';
    case 'version':
      return 'El archivo es de otra versión del sitio. Actualiza las dos tiendas y descárgalo otra vez; aquí no se cargó nada.';
    case 'unknown-part':
      return 'El archivo trae algo que ninguna tienda guarda, así que no se cargó nada.';
    case 'denied':
      return 'Solo quien es dueño de la tienda carga un archivo.';
    case 'network':
      return 'La conexión se cortó antes de saber si el archivo se cargó. Revísala e inténtalo de nuevo: nada se carga dos veces.';
  }
}
