import type { Findings, Found } from './findings.ts';

/** What the owner wants. */
export interface SetupOptions {
  readonly projectId: string;
  /** The first owner's address. */
  readonly owner: string;
  /** A folder of `npm run export`; absent: the shop begins empty. */
  readonly archive: string | undefined;
  /** The project that `.firebaserc` names, if there is one. */
  readonly configured: string | undefined;
}

/** What the command does by itself, in this order. */
export const ACTIONS = ['config', 'build', 'deploy', 'fill', 'owner', 'backups'] as const;
export type Action = (typeof ACTIONS)[number];

/**
 * A step of the plan. `done`: nothing to do. `by-hand`: only a person can, in the console; `stops` says whether the rest has to wait for it.
 * `unknown`: it could not be asked. `action`: the command does it.
 */
export type Step =
  | { readonly kind: 'done' | 'unknown'; readonly text: string }
  | { readonly kind: 'by-hand'; readonly text: string; readonly where: string; readonly stops: boolean }
  | { readonly kind: 'action'; readonly action: Action; readonly text: string };

/** Places of Firestore that are several regions at once: https://firebase.google.com/docs/firestore/locations */
const MULTI_REGIONS: ReadonlySet<string> = new Set(['nam5', 'nam7', 'eur3']);
const CONSOLE = 'https://console.firebase.google.com/project';

/** The steps from what a project has to a shop that is open, for `firebase:setup` to print and to take. Taken again it finds what is done. */
export function planSetup(findings: Findings, options: SetupOptions): readonly Step[] {
  return [...checks(findings, options), ...actions(findings, options)];
}

/** Whether a person has to do something first. */
export function mustWait(steps: readonly Step[]): boolean {
  return steps.some((step) => step.kind === 'by-hand' && step.stops);
}

function checks(findings: Findings, { projectId }: SetupOptions): Step[] {
  const at = (place: string): string => `${CONSOLE}/${projectId}/${place}`;
  const check = (found: Found, name: string, done: string, missing: string, where: string, stops = true): Step => {
    switch (found) {
      case 'yes':
        return { kind: 'done', text: done };
      case 'no':
        return { kind: 'by-hand', text: missing, where, stops };
      case 'unknown':
        return { kind: 'unknown', text: `${name}: no se pudo preguntar.` };
    }
  };
  const isInOneRegion = !MULTI_REGIONS.has(findings.region);
  const dear = isInOneRegion ? '' : ' (varias regiones: cada lectura cuesta hasta el doble que en una)';
  const region = findings.region === '' ? '' : `, en ${findings.region}${dear}`;
  return [
    check(
      findings.project,
      'El proyecto',
      `El proyecto ${projectId} existe.`,
      `No se encontró el proyecto ${projectId}, o la cuenta con que se pregunta no es de él. Créelo, o entre con la cuenta correcta.`,
      'https://console.firebase.google.com/',
    ),
    check(
      findings.firestore,
      'Firestore',
      `Firestore tiene su base de datos${region}.`,
      'Firestore no tiene base de datos. Créela en modo nativo y en una sola región, la más cercana a la tienda: después no se puede cambiar, y en varias (nam5, nam7, eur3) cada lectura cuesta hasta el doble.',
      at('firestore'),
    ),
    check(
      findings.emailSignIn,
      'El acceso con correo',
      'Se entra con correo y contraseña.',
      'Falta activar el acceso con correo y contraseña, en Authentication, Sign-in method.',
      at('authentication/providers'),
    ),
    check(
      findings.signUp,
      'Abrir cuentas',
      'Los invitados pueden abrir su cuenta.',
      'Nadie puede abrir una cuenta, así que las invitaciones no servirán. Active «Enable create» en Authentication, Settings, User actions.',
      at('authentication/settings'),
      false,
    ),
    check(
      findings.storage,
      'Storage',
      'Storage está listo.',
      'Falta Storage, donde van las fotos. Actívelo; pide el plan con facturación.',
      at('storage'),
    ),
    check(
      findings.filesReadDatabase,
      'El permiso de Storage',
      'Storage puede leer quién es del personal.',
      'Storage todavía no puede leer en Firestore quién es del personal, y sin eso nadie sube fotos. Al publicar en una terminal, firebase pregunta «Grant the new role?»: diga que sí. Donde no pregunta, dé el papel «Firebase Rules Firestore Service Agent» a la cuenta service-…@gcp-sa-firebasestorage.iam.gserviceaccount.com.',
      `https://console.cloud.google.com/iam-admin/iam?project=${projectId}`,
      false,
    ),
    check(
      findings.webApp,
      'La aplicación web',
      'El proyecto tiene su aplicación web.',
      'Falta registrar una aplicación web: sin ella el sitio no sabe con qué proyecto habla.',
      at('settings/general'),
    ),
    check(
      findings.billing,
      'La facturación',
      'El proyecto tiene facturación: una función hará las páginas.',
      'Sin facturación Google ya no da Storage, así que no se ven ni se suben fotos, ni borra lo que caduca. Tampoco hay función que haga las páginas, que se completan en el navegador, ni respaldos de Google: descargue «Toda la tienda» cada tanto.',
      at('usage/details'),
      false,
    ),
    ...(hasFunction(findings) ? [functionsStep(findings.functions)] : []),
    ...(isFunctionInDoubt(findings)
      ? [
          {
            kind: 'by-hand',
            text: 'No se pudo saber si el sitio tiene la función que hace las páginas, y publicarlo sin ella se la quitaría. Dé la orden otra vez con --con-funcion o --sin-funcion.',
            where: at('functions'),
            stops: true,
          } as const,
        ]
      : []),
  ];
}

/** Deploying enables the service by itself. */
function functionsStep(found: Found): Step {
  if (found === 'yes') return { kind: 'done', text: 'Cloud Functions está activado.' };
  return { kind: 'done', text: 'Cloud Functions se activa al publicar; la primera vez tarda unos minutos.' };
}

function actions(findings: Findings, { projectId, owner, archive, configured }: SetupOptions): Step[] {
  const steps: Step[] = [];
  if (configured === projectId) steps.push({ kind: 'done', text: '.firebaserc ya nombra el proyecto.' });
  else {
    const instead = configured === undefined ? '' : ` en lugar de ${configured}`;
    steps.push({ kind: 'action', action: 'config', text: `Escribir .firebaserc con ${projectId}${instead}.` });
  }
  const pages = hasFunction(findings) ? ', y la función que hace las páginas' : '';
  steps.push(
    { kind: 'action', action: 'build', text: `Construir el sitio${pages}.` },
    { kind: 'action', action: 'deploy', text: `Publicar el sitio, las reglas, los índices${pages}.` },
  );
  if (archive !== undefined)
    steps.push({ kind: 'action', action: 'fill', text: `Llevar la tienda de ${archive}, y compararla al final.` });
  else if (findings.shop === 'yes')
    steps.push({ kind: 'done', text: 'El proyecto ya tiene una tienda; no se cambia.' });
  else
    steps.push({ kind: 'done', text: 'La tienda empieza vacía. Con --archivo carpeta se llevaría una exportación.' });
  if (findings.owner === 'yes' && archive === undefined)
    steps.push({ kind: 'done', text: 'Ya hay quien es dueño; invita a los demás en la página Personal.' });
  else
    steps.push({
      kind: 'action',
      action: 'owner',
      text: `Si nadie es dueño, abrir la cuenta de ${owner} con una contraseña de un solo uso, y anotarla como dueño en «personal».`,
    });
  return [...steps, ...backupSteps(findings)];
}

/** Google's own backups need the plan with billing. */
function backupSteps({ billing, backups }: Findings): Step[] {
  if (backups === 'yes') return [{ kind: 'done', text: 'Google hace respaldos programados de Firestore.' }];
  if (backups === 'unknown') return [{ kind: 'unknown', text: 'Los respaldos programados: no se pudo preguntar.' }];
  if (billing === 'no') return [];
  const text = 'Programar un respaldo diario de Firestore, que Google guarda catorce días.';
  return [{ kind: 'action', action: 'backups', text }];
}

/** The function needs the plan with billing. Where that could not be asked, a site that has it keeps it. */
export function hasFunction({ billing, page }: Pick<Findings, 'billing' | 'page'>): boolean {
  return billing === 'yes' || (billing === 'unknown' && page === 'yes');
}

const isFunctionInDoubt = ({ billing, page }: Findings): boolean => billing === 'unknown' && page === 'unknown';

/** The command lines of a step, for `--dry-run` and for doing it. @param firebase how firebase-tools is called here */
export function commandsOf(
  action: Action,
  findings: Findings,
  projectId: string,
  firebase: readonly string[],
): string[][] {
  const withFunction = hasFunction(findings);
  switch (action) {
    case 'build':
      return [
        ['npm', 'run', 'build'],
        // firebase-tools reads what the function exports before it sends it, and that needs its packages.
        ...(withFunction
          ? [
              ['npm', '--prefix', 'functions', 'ci'],
              ['npm', 'run', 'build:function'],
            ]
          : []),
      ];
    case 'deploy':
      return [
        withFunction
          ? [...firebase, 'deploy', '--project', projectId, '--config', 'firebase.function.json']
          : [...firebase, 'deploy', '--project', projectId, '--only', 'hosting,firestore,storage'],
      ];
    case 'config':
    case 'fill':
    case 'owner':
    case 'backups':
      return [];
  }
}
