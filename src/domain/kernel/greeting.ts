/** How a message to a customer begins, `Hola Ana`. Names may be signs or numbers, so the first word with a letter greets; without one it is `Hola`. */
export function greetingOf(name: string): string {
  const first = name.split(' ').find((word) => /\p{L}/u.test(word));
  return first ? `Hola ${first}` : 'Hola';
}
