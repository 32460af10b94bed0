import type { ReadProblem } from './read-problem.ts';

const MESSAGES: Readonly<Record<ReadProblem, string>> = {
  empty: 'El archivo está vacío.',
  'too-big': 'El archivo pesa más de 15 MB. Deja solo la hoja de precios, sin imágenes, y vuelve a subirlo.',
  'too-many-rows': 'El archivo tiene más de 100,000 filas. Divídelo en partes.',
  'open-document': 'La hoja de OpenDocument (.ods) es demasiado grande. Ábrela, guárdala como .xlsx y súbela otra vez.',
  'too-many-cells': 'La hoja es demasiado ancha para una lista de precios. Deja solo las columnas que hacen falta.',
  bomb: 'El archivo se infla a un tamaño que no es de una lista de precios. No lo abrimos.',
  damaged: 'El archivo está dañado o incompleto. Ábrelo en Excel, guárdalo de nuevo como .xlsx y súbelo otra vez.',
  hostile: 'El archivo trae instrucciones que una hoja de cálculo no necesita. No lo abrimos.',
  password: 'El archivo tiene contraseña. Ábrelo en Excel, quita la contraseña y vuelve a subirlo.',
  'no-rows': 'No encontramos filas en el archivo.',
  'one-column': 'Solo encontramos una columna. ¿Es una lista de precios? Hace falta una clave y un precio por fila.',
  pdf: 'Es un PDF. Pide la lista en Excel o CSV.',
  picture: 'Es una imagen. Pide la lista en Excel o CSV.',
  word: 'Es un documento de Word. Copia la tabla a Excel y guárdala como .xlsx.',
  presentation: 'Es una presentación. Copia la tabla a Excel y guárdala como .xlsx.',
  numbers: 'Es un archivo de Numbers. Expórtalo como Excel (.xlsx) y súbelo.',
  archive: 'Es un archivo comprimido. Descomprímelo y sube la lista que trae dentro.',
  json: 'Es un archivo de datos JSON, no una hoja de cálculo. Pide la lista en Excel o CSV.',
  'google-shortcut':
    'Es un acceso directo de Google Drive. En Hojas de cálculo elige Archivo › Descargar › Microsoft Excel (.xlsx).',
  'web-page': 'Es una página web sin ninguna tabla.',
  'web-archive':
    'Es una página web guardada en un solo archivo (.mht). Ábrela en Excel, guárdala como .xlsx y súbela otra vez.',
  unknown: 'No reconocemos este archivo. Sube una lista en Excel (.xlsx, .xls, .ods) o CSV.',
  slow: 'El archivo tardó demasiado en abrirse y lo cerramos. Guárdalo de nuevo como .xlsx, solo con la hoja de precios.',
  'no-reader': 'El lector de archivos todavía no está en este equipo. Conéctate una vez y vuelve a intentarlo.',
  crashed: 'No se pudo abrir el archivo. Guárdalo de nuevo como .xlsx y vuelve a subirlo.',
};

/** What a person is told when no rows can be read from a file. */
export function problemMessage(problem: ReadProblem): string {
  return MESSAGES[problem];
}
