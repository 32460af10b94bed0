import { ConfigError, readConfig } from './config.ts';
import { startServer } from './server.ts';
import { StorageError } from './storage/storage-error.ts';

/** The process: starts the server, says where it is, and stops it on request. */
async function main(): Promise<void> {
  const config = readConfig(process.argv.slice(2), process.env);
  const server = await startServer(config);
  const shownHost = config.host === '127.0.0.1' || config.host === '::1' ? 'localhost' : config.host;
  // Tests read the port from this line.
  const origin = `http://${shownHost}:${server.port}`;
  console.log(`escuchando ${origin}`);
  console.log(`  La tienda    ${origin}/`);
  console.log(`  El personal  ${origin}/admin`);
  console.log(`  Los datos    ${config.dataDir}`);
  if (config.faults) console.log('  FALLOS A PETICIÓN: cualquiera puede estropear el servicio desde esta máquina.');
  if (config.testMode) console.log('  MODO DE PRUEBA: cualquiera escribe lo que sea desde esta máquina.');

  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    void server.close().then(() => process.exit(0), fail);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function fail(error: unknown): void {
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  if (error instanceof ConfigError || error instanceof StorageError) console.error(error.message);
  else if (code === 'EADDRINUSE')
    console.error('El puerto ya está en uso: detenga el otro proceso o elija otro con PORT.');
  else console.error(error);
  process.exit(1);
}

main().catch(fail);
