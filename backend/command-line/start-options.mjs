import { parseArgs } from 'node:util';

/** What `npm start` prints for `--help`, and after an order that it does not understand. */
export const START_USAGE = `Uso: npm start [-- opciones]   construye el sitio y abre la tienda
  --empty            una tienda propia, sin el catálogo de demostración
  --port número      dónde se abre; si no se dice, PORT o 4000
  --host dirección   la interfaz de red; si no se dice, HOST o 127.0.0.1
  --data carpeta     los datos de la tienda; si no se dice, DATA_DIR o ./data
  --test-mode        cualquiera escribe lo que sea; solo en esta máquina
Lo demás se dice con variables de entorno: README.md las explica.`;

/** What an order says that is not understood: the order, and the options that there are. @param {readonly string[]} words */
export const misunderstood = (words) => `No se entiende «${words.join(' ')}».\n${START_USAGE}`;

const text = /** @type {const} */ ({ type: 'string' });
const flag = /** @type {const} */ ({ type: 'boolean' });

/**
 * What the words after `npm start --` say, or undefined where they are not understood. `npm start` asks before it builds, which takes minutes, and
 * the server when it starts; so this is plain JavaScript, which needs no build.
 * @param {readonly string[]} words
 */
export function readStartOptions(words) {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        port: text,
        host: text,
        data: text,
        site: text,
        'firebase-json': text,
        project: text,
        'test-mode': flag,
        faults: flag,
        'only-declared-indexes': flag,
        // For what fills the store before the server starts: a shop of one's own, without the demo.
        empty: flag,
        'sign-up': flag,
        help: flag,
      },
    });
    return values;
  } catch {
    return undefined;
  }
}
