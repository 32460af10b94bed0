import type { BlockList } from 'node:net';
import path from 'node:path';
import type { SmtpOptions } from './auth/smtp-outbox.ts';
import { misunderstood, readStartOptions, START_USAGE, type StartOptions } from './command-line/start-options.mjs';
import { parseProxies } from './limits/client-address.ts';

export interface Config {
  /** 0 lets the system choose. */
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly siteDir: string;
  /** The hosting part of this file says how the site is served. */
  readonly firebaseJson: string;
  readonly projectId: string;
  /** Where the shop is reached from outside, `https://tienda.mx`: for links in mails and as the one foreign name it answers to. */
  readonly publicOrigin: string | undefined;
  /** Where a backup is made every day; none is made without it. */
  readonly backupDir: string | undefined;
  /** The first colleague's address, for a store that begins on another interface than loopback; without it the first owner comes by the opening code. */
  readonly ownerEmail: string | undefined;
  /** With it the server speaks HTTPS by itself; a proxy in front does as well. */
  readonly tls: TlsFiles | undefined;
  /** The mail server; without one, links are put into a file for somebody to pass on. */
  readonly smtp: SmtpOptions | undefined;
  /** Whether anybody may register an account: for tests, only for this machine. The shop makes its own. */
  readonly openSignUp: boolean;
  /** The proxies in front, whose word about the client's address is believed. */
  readonly proxies: BlockList;
  /** Allows every read and write of any database to everybody: only for this machine. */
  readonly testMode: boolean;
  /** Lets tests switch faults on over the network: only for this machine. */
  readonly faults: boolean;
  /** Refuses a query that Firestore would not answer without an index that `firestore.indexes.json` lacks. */
  readonly onlyDeclaredIndexes: boolean;
}

/** The files of a certificate and its key, in PEM. */
export interface TlsFiles {
  readonly cert: string;
  readonly key: string;
}

/** The configuration cannot be used; the message says why, to whoever started the server. */
export class ConfigError extends Error {}

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1']);

/**
 * From the command line, then the environment, then the defaults. What is set to nothing is as what is not set: a service's file of variables often
 * has such lines, and an empty host would be every interface, an empty folder the one that the command was given in. Throws ConfigError.
 */
export function readConfig(args: readonly string[], env: NodeJS.ProcessEnv): Config {
  const values = parseOptions(args);
  const config: Config = {
    port: parsePort(values.port || env['PORT'] || '4000'),
    host: values.host || env['HOST'] || '127.0.0.1',
    dataDir: path.resolve(values.data || env['DATA_DIR'] || 'data'),
    siteDir: path.resolve(values.site || env['SITE_DIR'] || 'dist'),
    firebaseJson: path.resolve(values['firebase-json'] || env['FIREBASE_JSON'] || 'firebase.json'),
    projectId: values.project || env['PROJECT_ID'] || 'la-fragua',
    publicOrigin: parsePublicOrigin(env['PUBLIC_ORIGIN']),
    backupDir: env['BACKUP_DIR'] ? path.resolve(env['BACKUP_DIR']) : undefined,
    ownerEmail: env['OWNER_EMAIL'] || undefined,
    tls: parseTls(env['TLS_CERT'], env['TLS_KEY']),
    smtp: parseSmtp(env['SMTP_URL'], env['MAIL_FROM']),
    openSignUp: (values['sign-up'] ?? false) || (values['test-mode'] ?? false),
    proxies: parseTrusted(env['TRUST_PROXY'] ?? ''),
    testMode: values['test-mode'] ?? false,
    faults: values.faults ?? false,
    onlyDeclaredIndexes: values['only-declared-indexes'] ?? false,
  };
  if (config.testMode && !isForThisMachine(config)) {
    throw new ConfigError(
      '--test-mode deja escribir a cualquiera: solo se permite para esta máquina, con HOST=127.0.0.1 y sin PUBLIC_ORIGIN.',
    );
  }
  if (config.openSignUp && !isForThisMachine(config))
    throw new ConfigError(
      '--sign-up deja registrarse a cualquiera: solo se permite para esta máquina, con HOST=127.0.0.1 y sin PUBLIC_ORIGIN.',
    );
  if (config.faults && !isForThisMachine(config)) {
    throw new ConfigError(
      '--faults deja estropear el servicio a cualquiera: solo se permite para esta máquina, con HOST=127.0.0.1 y sin PUBLIC_ORIGIN.',
    );
  }
  return config;
}

/** Throws ConfigError when anybody could ask the site for what is stored, because its folder is in that of the site. */
export function requireDataApart({
  siteDir,
  dataDir,
  backupDir,
}: Pick<Config, 'siteDir' | 'dataDir' | 'backupDir'>): void {
  for (const folder of [dataDir, backupDir ?? dataDir]) {
    const way = path.relative(siteDir, folder);
    // On Windows the way to another drive is absolute.
    const isApart = way.split(path.sep)[0] === '..' || path.isAbsolute(way);
    if (!isApart)
      throw new ConfigError(
        `${folder} está dentro de ${siteDir}, que se publica: cualquiera podría bajar los datos de la tienda. Elija otra carpeta.`,
      );
  }
}

/** Whether the shop is for this machine alone. One with a public address is not: a proxy on this machine lets everybody in. */
export function isForThisMachine(config: Pick<Config, 'host' | 'publicOrigin'>): boolean {
  return isLocal(config) && config.publicOrigin === undefined;
}

/** Whether the server listens to this machine alone. */
export function isLocal({ host }: Pick<Config, 'host'>): boolean {
  return LOOPBACK.has(host);
}

/** The name that Firebase gives a project's bucket of files. */
export function defaultBucket({ projectId }: Pick<Config, 'projectId'>): string {
  return `${projectId}.appspot.com`;
}

function parsePublicOrigin(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || `${url.origin}/` !== url.href)
    throw new ConfigError(`PUBLIC_ORIGIN debe ser como https://tienda.mx, sin nada detrás, no «${text}».`);
  return url.origin;
}

function parseTls(cert = '', key = ''): TlsFiles | undefined {
  if (cert === '' && key === '') return undefined;
  if (cert === '' || key === '') throw new ConfigError('TLS_CERT y TLS_KEY van juntos: el certificado y su clave.');
  return { cert: path.resolve(cert), key: path.resolve(key) };
}

function parseSmtp(url = '', from = ''): SmtpOptions | undefined {
  if (url === '') return undefined;
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed === undefined || !/^smtps?:$/.test(parsed.protocol) || parsed.hostname === '')
    throw new ConfigError('SMTP_URL debe ser como smtps://usuario:clave@correo.tienda.mx.');
  if (!isPercentEncoded(parsed.username) || !isPercentEncoded(parsed.password))
    throw new ConfigError('En SMTP_URL, escriba como %25 cada % del usuario o de la clave.');
  const sender = from === '' ? decodeURIComponent(parsed.username) : from;
  if (!/^[^@\s<>]+@[^@\s<>]+$/.test(sender))
    throw new ConfigError('Con SMTP_URL diga en MAIL_FROM de quién son los correos: tienda@tienda.mx.');
  return { url, from: sender };
}

function isPercentEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function parseOptions(args: readonly string[]): StartOptions {
  const options = readStartOptions(args);
  if (options?.help) throw new ConfigError(START_USAGE);
  if (options === undefined) throw new ConfigError(misunderstood(args));
  return options;
}

function parseTrusted(text: string): BlockList {
  const proxies = parseProxies(text);
  if (proxies === undefined)
    throw new ConfigError(
      `TRUST_PROXY son direcciones o redes separadas por comas («loopback», «10.0.0.2», «10.0.0.0/8»), no «${text}».`,
    );
  return proxies;
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new ConfigError(`PORT debe ser un número entre 0 y 65535, no «${text}».`);
  return port;
}
