import { readFileSync, statSync } from 'node:fs';
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { createSecureContext } from 'node:tls';
import { ConfigError, type TlsFiles } from '../config.ts';
import { logError, logInfo } from '../log.ts';

const LOOK_AGAIN_MS = 60_000;

/** A server of HTTP, or of HTTPS with a certificate that may be renewed while it runs. Throws ConfigError when it cannot be used. */
export function createWebServer(tls: TlsFiles | undefined, times: ServerOptions, handler: RequestListener): Server {
  const options = { ...times, requireHostHeader: false };
  if (tls === undefined) return handleAll(createServer(options), handler);
  // Node would wait for two minutes.
  const handshake = times.headersTimeout === undefined ? {} : { handshakeTimeout: times.headersTimeout };
  // Browsers offer both and get the first; clients of gRPC offer the other alone.
  const ALPNProtocols = ['http/1.1', 'h2'];
  const server = createSecureServer({ ...options, ...handshake, ALPNProtocols, ...readCertificate(tls) });
  handleAll(server, (request, response) => {
    // A year, as browsers ask for. Without subdomains: those may be other machines.
    response.setHeader('Strict-Transport-Security', 'max-age=31536000');
    handler(request, response);
  });
  const timer = setInterval(
    reloadWhenChanged(tls, (pem) => server.setSecureContext(pem)),
    LOOK_AGAIN_MS,
  );
  timer.unref();
  server.on('close', () => clearInterval(timer));
  return server;
}

/**
 * Node would answer by itself, before anybody is asked, what has no Host or expects something it does not know. A piece of 64 kB holds thousands of such
 * requests, so they go to the handler too, whose limits then hold for them.
 */
function handleAll<T extends Server>(server: T, handler: RequestListener): T {
  server.on('request', handler);
  server.on('checkExpectation', handler);
  return server;
}

/** A function that gives the certificate to `use` when its files have changed since the last call. One that is not usable is left. */
export function reloadWhenChanged(tls: TlsFiles, use: (pem: { cert: Buffer; key: Buffer }) => void): () => void {
  let used = stamp(tls);
  return () => {
    const found = stamp(tls);
    if (found === used) return;
    try {
      use(readCertificate(tls));
      logInfo('Se usa el certificado nuevo de TLS_CERT.');
    } catch (error) {
      logError('El certificado nuevo no sirve; se sigue con el anterior', error);
    }
    used = found;
  };
}

function readCertificate({ cert, key }: TlsFiles): { cert: Buffer; key: Buffer } {
  try {
    const pem = { cert: readFileSync(cert), key: readFileSync(key) };
    createSecureContext(pem);
    return pem;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`No se puede usar el certificado de TLS_CERT y TLS_KEY: ${reason}`);
  }
}

function stamp({ cert, key }: TlsFiles): string {
  return [cert, key].map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0).join(' ');
}
