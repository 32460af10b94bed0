/** `Herramienta inalámbrica` within a sentence. Abbreviations and brands keep their capitals. */
export function inSentence(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLocaleLowerCase('es') + name.slice(1) : name;
}
