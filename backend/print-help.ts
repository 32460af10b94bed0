import process from 'node:process';

/** Whether a command is asked how it is used. Its usage is then printed, on standard output because it is no failure, and there is nothing left to do. */
export function printHelp(usage: string): boolean {
  const isAsked = process.argv.slice(2).some((word) => word === '--help' || word === '-h');
  if (isAsked) console.log(usage);
  return isAsked;
}
