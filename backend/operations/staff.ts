import process from 'node:process';
import { ConfigError, readConfig } from '../config.ts';
import { failCommand } from '../fail-command.ts';
import { printHelp } from '../print-help.ts';
import { StorageError } from '../storage/storage-error.ts';
import { OperatorError } from './operator-call.ts';
import { orderStaff } from './run-staff.ts';
import { parseStaffCommand } from './staff-command.ts';

const USAGE = `Uso: npm run staff -- add correo@… [rol] alta, o contraseña nueva; sin rol, dueno
     npm run staff -- role correo@… rol cambia el rol: dueno, gerente o mostrador
     npm run staff -- list              quiénes son
     npm run staff -- remove correo@…   baja
     npm run staff -- reset correo@…    enlace para elegir otra contraseña
     npm run staff -- factor correo@…   quita la verificación en dos pasos de quien perdió su teléfono`;

/** `npm run staff -- …`, with the server running or not. */
async function main(): Promise<void> {
  if (printHelp(USAGE)) return;
  process.umask(0o077);
  const [kind, email, role, ...rest] = process.argv.slice(2);
  const command = rest.length > 0 ? undefined : parseStaffCommand(kind, email, role);
  if (command === undefined) return failCommand(USAGE);
  const answer = await orderStaff(readConfig([], process.env), command);
  if (!answer.ok) return failCommand(answer.error);
  console.log(answer.value.join('\n'));
}

main().catch((error: unknown) => {
  const isExpected = error instanceof ConfigError || error instanceof StorageError || error instanceof OperatorError;
  if (isExpected) failCommand(error.message);
  else {
    console.error(error);
    process.exitCode = 1;
  }
});
