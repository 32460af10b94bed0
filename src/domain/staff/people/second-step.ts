/** What is wrong with a code before anybody is asked; empty when nothing is. Six digits of a phone, or a recovery code. */
export function checkStepCode(code: string): string {
  const letters = code.replaceAll(/[\s-]/g, '');
  if (letters === '') return 'Escribe el código.';
  if (/^\d{6}$/.test(letters) || /^[a-zA-Z2-9]{12}$/.test(letters)) return '';
  return /^\d+$/.test(letters)
    ? 'El código del teléfono tiene seis números.'
    : 'Un código de respaldo tiene doce letras y números, en tres grupos de cuatro.';
}

/** A secret in groups of four, as it is typed into an app. */
export const groupedSecret = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** How many recovery codes are left, in a sentence. */
export function codesLeftText(count: number): string {
  if (count === 0) return 'No te queda ningún código de respaldo.';
  return count === 1 ? 'Te queda 1 código de respaldo.' : `Te quedan ${count} códigos de respaldo.`;
}
