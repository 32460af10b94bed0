import { createHash, timingSafeEqual } from 'node:crypto';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { OpeningProblem } from '#domain/staff/opening/shop-opening.ts';
import { checkNewPassword } from '#domain/staff/people/invitations.ts';
import { newReadableCode } from '../auth/readable-code.ts';
import { RateLimit } from '../limits/rate-limit.ts';
import { addStaff, readEmail, type StaffStores } from './run-staff-command.ts';

/** Wrong codes from everybody together that are told so: the code has 79 bits, so this only keeps the noise down. */
const TRIES = { burst: 10, refillMs: 10_000 };

export interface Claim {
  readonly code: string;
  readonly email: string;
  readonly password: string;
}

export interface ShopOpening {
  /** What is printed at the start, for the person at the machine; `undefined` where the shop has had somebody already. */
  readonly code: string | undefined;
  /** Whether nobody has ever been of this shop's staff and nobody has an account. */
  isOpen(): boolean;
  /** Makes the first owner. */
  claim(claim: Claim): Promise<Result<null, OpeningProblem>>;
}

/**
 * How a fresh shop gets its first owner without a command line: whoever reads the code that the process prints at its start. A stranger on the network
 * cannot read it; once somebody is of the staff there is no code any more, whatever becomes of that person.
 */
export function createShopOpening(stores: StaffStores): ShopOpening {
  const { database, accounts, now } = stores;
  const isOpen = (): boolean =>
    !database.state.collections().some(({ path }) => path === 'personal') && accounts.list().length === 0;
  const code = isOpen() ? newReadableCode(4) : undefined;
  const tries = new RateLimit(TRIES, now);
  // The password is hashed while others are served, and two claims at once must not both become owners.
  let isClaiming = false;

  return {
    code,
    isOpen,
    async claim({ code: given, email, password }) {
      if (code === undefined || isClaiming || !isOpen()) return err('closed');
      // The right code is never refused: somebody who guesses all day would otherwise keep the owner out.
      if (!isSame(given, code)) return err(tries.take('') ? 'code' : 'slow');
      if (readEmail(email) === undefined) return err('email');
      if (checkNewPassword(password) !== '') return err('password');
      isClaiming = true;
      try {
        const added = await addStaff(stores, email, { role: 'dueno', password });
        return added.ok ? ok(null) : err('email');
      } finally {
        isClaiming = false;
      }
    },
  };
}

/** People copy it with capitals, blanks, or without its dashes. Digests, because the comparison wants equal lengths. */
function isSame(given: string, code: string): boolean {
  const digest = (text: string): Buffer =>
    createHash('sha256')
      .update(text.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
      .digest();
  return timingSafeEqual(digest(given), digest(code));
}

/** What the person at the machine is told at the start of a shop that has no owner. */
export function openingNotice({ code }: Pick<ShopOpening, 'code'>): readonly string[] {
  if (code === undefined) return [];
  return [
    'Esta tienda todavía no tiene dueño. Abra la dirección del personal y escriba este código de apertura:',
    `  ${code}`,
    'Vale una sola vez y hasta que el servidor se detenga: quien lo tenga se queda con la tienda.',
  ];
}
