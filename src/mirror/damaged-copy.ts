/** The copy is not what was written. It is thrown away; this does not mean that the browser cannot store data. */
export class DamagedCopy extends Error {
  override readonly name = 'DamagedCopy';
}
