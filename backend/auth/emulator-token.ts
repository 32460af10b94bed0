const SIGNED_HEADER = encode({ alg: 'HS256', typ: 'JWT' });

/**
 * firebase-admin takes from an emulator no token but one without a signature. In those of test mode the signature stands in the header, where it is
 * checked as everywhere: what somebody wrote by themselves is not believed.
 */
export function hideSignature(token: string): string {
  const [, payload = '', signature = ''] = token.split('.');
  return `${encode({ alg: 'none', typ: 'JWT', signature })}.${payload}.`;
}

/** The token as it was signed; any other as it is. */
export function restoreSignature(token: string): string {
  const [header = '', payload = '', last, ...more] = token.split('.');
  const signature = last === '' && more.length === 0 ? signatureIn(header) : undefined;
  return signature === undefined ? token : `${SIGNED_HEADER}.${payload}.${signature}`;
}

function signatureIn(header: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(header, 'base64url').toString());
    const isHeader = typeof parsed === 'object' && parsed !== null && 'signature' in parsed;
    return isHeader && typeof parsed.signature === 'string' ? parsed.signature : undefined;
  } catch {
    return undefined;
  }
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
