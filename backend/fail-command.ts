import process from 'node:process';

/** Prints to standard error why a command failed, and lets the process exit with the status 1 once it has nothing left to do. */
export function failCommand(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
