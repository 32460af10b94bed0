import { parseArgs } from 'node:util';

export const SETUP_USAGE = `Uso: npm run firebase:setup [-- opciones]   prepara un proyecto de Firebase para la tienda; se puede repetir
  --firebase proyecto      su identificador; si no se dice, se pregunta
  --dueno correo@…         quien entra primero y deja entrar a los demás; si no se dice, se pregunta
  --archivo carpeta        una exportación (npm run export) con que se llena
  --bucket nombre          su Storage; si no se dice, proyecto.firebasestorage.app
  --clave archivo.json     la clave de una cuenta de servicio; si no se dice, la sesión de gcloud
  --con-funcion            el sitio tiene, o tendrá, la función que hace las páginas; si no se dice, se pregunta a Google
  --sin-funcion            no la tiene
  --dry-run                solo dice qué hay, qué falta y qué se haría`;

export interface SetupCommand {
  readonly projectId: string | undefined;
  readonly owner: string | undefined;
  readonly archive: string | undefined;
  readonly bucket: string | undefined;
  readonly keyFile: string | undefined;
  /** Whether the site has the function that makes the pages, where the owner says it. */
  readonly page: 'yes' | 'no' | undefined;
  readonly isDryRun: boolean;
}

/** Undefined when it is no command. */
export function parseSetupCommand(args: readonly string[]): SetupCommand | undefined {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        firebase: text,
        dueno: text,
        archivo: text,
        bucket: text,
        clave: text,
        'con-funcion': { type: 'boolean' },
        'sin-funcion': { type: 'boolean' },
        'dry-run': { type: 'boolean' },
      },
    });
    const [withPage, withoutPage] = [values['con-funcion'] ?? false, values['sin-funcion'] ?? false];
    if (withPage && withoutPage) return undefined;
    return {
      projectId: values.firebase,
      owner: values.dueno?.toLowerCase(),
      archive: values.archivo,
      bucket: values.bucket,
      keyFile: values.clave,
      page: withPage ? 'yes' : withoutPage ? 'no' : undefined,
      isDryRun: values['dry-run'] ?? false,
    };
  } catch {
    return undefined;
  }
}
