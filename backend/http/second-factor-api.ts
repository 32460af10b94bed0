import type { IncomingMessage } from 'node:http';
import type { Identity } from '../access/identity.ts';
import type { AccountStore } from '../auth/account-store.ts';
import { newRecoveryCodes, recoveryCodeToDigest } from '../auth/recovery-codes.ts';
import { factorOf } from '../auth/signed-in.ts';
import { denied } from '../databases/denied.ts';
import { StatusError } from '../engine/status.ts';
import type { Api } from './api.ts';
import { replyJson } from './reply.ts';

const ROOT = '/__/segundo-paso';
const MINE = `${ROOT}/mio`;
/** Setting a phone up begins within five minutes of the password and takes fifteen at most. */
const RECENT_SECONDS = 1200;

/** What is written into the shop's log of what was done here. */
export type FactorApiEvent = 'codes-made' | 'reset';

export interface SecondFactorParts {
  readonly accounts: Pick<
    AccountStore,
    'factor' | 'factors' | 'dropFactor' | 'setRecoveryCodes' | 'recoveryCodesLeft' | 'transaction'
  >;
  readonly identify: (request: IncomingMessage) => Promise<Identity>;
  readonly isStaff: (identity: Identity) => boolean;
  readonly isOwner: (identity: Identity) => boolean;
  /** @param by uid of the person who did it */
  readonly onDone: (uid: string, event: FactorApiEvent, by: string) => void;
  readonly now?: () => number;
}

/**
 * What Firebase's protocol lacks of second factors: the recovery codes of one's own account, and for an owner the list of the people with a factor and
 * taking a colleague's away. Nobody takes their own away here, because that asks for the password and a code.
 */
export function createSecondFactorApi(parts: SecondFactorParts): Api {
  const { accounts, identify, isStaff, isOwner, onDone, now = Date.now } = parts;

  /** The codes are shown only to a person who proved password and phone a moment ago. */
  function makeCodes(uid: string, identity: Identity): readonly string[] {
    const factor = accounts.factor(uid);
    if (!factor) throw new StatusError('FAILED_PRECONDITION', 'There is no second factor.');
    const age = now() / 1000 - Number(identity.claims?.['auth_time']);
    if (factorOf({ uid, claims: identity.claims ?? {} }) !== factor.id || !(age <= RECENT_SECONDS)) throw denied();
    const codes = newRecoveryCodes();
    accounts.setRecoveryCodes(
      uid,
      codes.map((code) => recoveryCodeToDigest(uid, code)),
    );
    onDone(uid, 'codes-made', uid);
    return codes;
  }

  return {
    owns: (pathname) => pathname === ROOT || pathname.startsWith(`${ROOT}/`),
    async serve(request, response, pathname) {
      const identity = await identify(request);
      const me = identity.uid;
      if (me === undefined || !isStaff(identity)) throw denied();
      const call = `${request.method ?? ''} ${pathname}`;
      if (call === `GET ${MINE}`) {
        const factor = accounts.factor(me);
        return replyJson(response, 200, {
          desde: factor ? new Date(factor.enrolledAt).toISOString() : null,
          codigos: accounts.recoveryCodesLeft(me),
        });
      }
      if (call === `POST ${MINE}`) return replyJson(response, 200, { codigos: makeCodes(me, identity) });
      if (!isOwner(identity)) throw denied();
      if (call === `GET ${ROOT}`) {
        const people = accounts
          .factors()
          .map(({ uid, enrolledAt }) => ({ uid, desde: new Date(enrolledAt).toISOString() }));
        return replyJson(response, 200, { personas: people });
      }
      const uid = pathname.slice(ROOT.length + 1);
      if (request.method !== 'DELETE' || !accounts.factor(uid))
        throw new StatusError('NOT_FOUND', `This server has nothing at ${pathname}.`);
      if (uid === me) throw denied();
      accounts.dropFactor(uid);
      onDone(uid, 'reset', me);
      replyJson(response, 200, {});
    },
  };
}
