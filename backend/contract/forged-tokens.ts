import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import type { Random } from './random.ts';

type Claims = Record<string, unknown>;
const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function signed(claims: Claims, key: Uint8Array | string, header: Claims = { alg: 'HS256', typ: 'JWT' }): string {
  const hash = { HS384: 'sha384', HS512: 'sha512' }[String(header['alg'])] ?? 'sha256';
  const content = `${part(header)}.${part(claims)}`;
  return `${content}.${createHmac(hash, key).update(content).digest('base64url')}`;
}

function signedByStranger(claims: Claims): string {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const content = `${part({ alg: 'RS256', typ: 'JWT', jwk: publicKey.export({ format: 'jwk' }) })}.${part(claims)}`;
  return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`;
}

/** What a token says, unchecked. */
export const claimsOf = (token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as Claims;

/** Named kinds of bad tokens. `key` is the server's own, because some tokens that it signed have to be refused too. */
export function forgedTokens(good: string, key: Uint8Array): Record<string, string> {
  const claims = claimsOf(good);
  const now = Math.floor(Date.now() / 1000);
  const [header = '', payload = '', signature = ''] = good.split('.');
  const elsewhere = { iss: 'https://securetoken.google.com/otro', aud: 'otro' };
  const without = (name: string) => Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));
  return {
    'alg none': `${part({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    'alg None with a signature': `${part({ alg: 'None' })}.${payload}.${signature}`,
    'alg missing': `${part({ typ: 'JWT' })}.${payload}.${signature}`,
    'another key': signed(claims, 'x'.repeat(32)),
    'an empty key': signed(claims, ''),
    'the project as key': signed(claims, 'la-fragua'),
    'another HMAC with the right key': signed(claims, key, { alg: 'HS512', typ: 'JWT' }),
    'a key pair of their own': signedByStranger(claims),
    'a critical extension': signed(claims, key, { alg: 'HS256', crit: ['x'], x: 1 }),
    expired: signed({ ...claims, iat: now - 7300, exp: now - 3700 }, key),
    'not yet': signed({ ...claims, nbf: now + 600 }, key),
    'another project': signed({ ...claims, ...elsewhere }, key),
    'another audience': signed({ ...claims, aud: 'otro' }, key),
    'another issuer': signed({ ...claims, iss: elsewhere.iss }, key),
    'from before the account was renewed': signed({ ...claims, iat: 1 }, key),
    'an account that is not': signed({ ...claims, sub: 'nadie', user_id: 'nadie' }, key),
    'two minds about who': signed({ ...claims, user_id: 'otra' }, key),
    'nobody in it': signed({ ...claims, sub: '', user_id: '' }, key),
    'no subject': signed(without('sub'), key),
    'no expiry': signed(without('exp'), key),
    'no time of sign-in': signed(without('auth_time'), key),
    'a claim changed': `${header}.${part({ ...claims, email: 'otra@contrato.example' })}.${signature}`,
    'no signature': `${header}.${payload}.`,
    'two parts': `${header}.${payload}`,
    'five parts': `${good}.${payload}.${signature}`,
    'claims that are a list': signed([] as unknown as Claims, key),
    'no JSON': `${header}.bm8gSlNPTg.${signature}`,
    'a word': 'hola',
    dots: '..',
    endless: 'a'.repeat(9000),
  };
}

const LETTERS = 'ABCabc019-_.=+/ ~%"{}';

/** The good token with a few characters changed, lost or added; undefined when that happens to be the same token still. */
export function mangled(good: string, random: Random): string | undefined {
  let token = good;
  for (let turn = 0; turn <= random.below(3); turn += 1) {
    const at = random.below(token.length);
    const put = random.chance(0.3) ? '' : (LETTERS[random.below(LETTERS.length)] ?? '');
    token = token.slice(0, at) + put + token.slice(at + random.below(2));
  }
  token = token.trim();
  return isSame(token, good) ? undefined : token;
}

/** The last letter of a signature has bits to spare, so two spellings may be one token. */
function isSame(one: string, other: string): boolean {
  const cut = (token: string) =>
    [token.slice(0, token.lastIndexOf('.')), token.slice(token.lastIndexOf('.') + 1)] as const;
  const [[content, signature], [wanted, good]] = [cut(one), cut(other)];
  return content === wanted && Buffer.from(signature, 'base64url').equals(Buffer.from(good, 'base64url'));
}
