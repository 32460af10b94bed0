/** The encodings in which the XML of a workbook comes: UTF-8 in nearly every one. */
export type XmlEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** The encoding of a part of XML, by its mark, by its zeros, else by what its first line declares. @param head its first bytes */
export function xmlEncoding(head: Uint8Array<ArrayBuffer>): XmlEncoding {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0x3c && second === 0) return 'utf-16le';
  if (first === 0 && second === 0x3c) return 'utf-16be';
  const declared = /^<\?xml[^>]*?encoding\s*=\s*["']([\w-]+)/.exec(
    new TextDecoder().decode(head.subarray(0, 200)),
  )?.[1];
  return declared !== undefined && /^(?:iso-8859-1|latin1|windows-1252)$/i.test(declared) ? 'windows-1252' : 'utf-8';
}
