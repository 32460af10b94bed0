import { useCallback, useEffect, useState } from 'react';
import { makeRecoveryCodes, recoveryCodesLeft } from '#rest/second-factors.ts';
import { useStaff } from '../staff.ts';

export interface SecondFactorState {
  /** `asking` until the server has answered, `unknown` where it does not. */
  readonly status: 'asking' | 'unknown' | 'off' | 'on';
  /** When it was set up, in milliseconds. */
  readonly since: number | null;
  /** `null` where the backend has no recovery codes. */
  readonly codesLeft: number | null;
}

interface SecondFactor {
  readonly state: SecondFactorState;
  readonly refresh: () => void;
  /** Ten new recovery codes; `null` where the backend has none, and where it does not answer. */
  readonly makeCodes: () => Promise<readonly string[] | null>;
}

const ASKING: SecondFactorState = { status: 'asking', since: null, codesLeft: null };

/** One's own second factor, as the server has it. */
export function useSecondFactor(isOnline: boolean): SecondFactor {
  const { backend, session } = useStaff();
  const [state, setState] = useState(ASKING);
  const tokenOf = useCallback(
    async () => String(await (await backend.openSession()).connection.freshToken()),
    [backend],
  );

  const refresh = useCallback(() => {
    const read = async (): Promise<SecondFactorState> => {
      const found = await session.factorSince();
      if (!found.ok) return { ...ASKING, status: 'unknown' };
      const since = found.value;
      const hasCodes = since !== null && (await backend.isEmbedded());
      const codesLeft = hasCodes ? await recoveryCodesLeft(await tokenOf()) : null;
      return { status: since === null ? 'off' : 'on', since, codesLeft };
    };
    read().then(setState, (reason: unknown) => {
      console.info('Verificación en dos pasos sin leer', reason);
      setState({ ...ASKING, status: 'unknown' });
    });
  }, [backend, session, tokenOf]);
  useEffect(() => {
    if (isOnline) refresh();
  }, [isOnline, refresh]);

  return {
    state,
    refresh,
    makeCodes: useCallback(async () => {
      try {
        return (await backend.isEmbedded()) ? await makeRecoveryCodes(await tokenOf()) : null;
      } catch (reason) {
        console.info('Códigos de respaldo sin hacer', reason);
        return null;
      }
    }, [backend, tokenOf]),
  };
}
