import { useEffect, useState } from 'react';
import type { Result } from '#domain/kernel/result.ts';
import { type KioskForm, type PairedKiosk, PIN_ROUNDS } from '#domain/kiosk/kiosk-lock.ts';
import type { OnlineProblem } from '#firebase/online-writes.ts';
import { pinProof, randomSalt } from '#platform/pin-proof.ts';
import { whileWatched } from '../shared/documents/while-watched.ts';
import { useStaff } from '../staff.ts';

const TEXTS: Readonly<Record<OnlineProblem | 'insecure', string>> = {
  network: 'No hay conexión con la tienda, y un kiosko solo se cambia con conexión. No se cambió nada.',
  refused: 'La tienda no lo aceptó. Puede que tu rol ya no lo permita o que alguien lo haya cambiado antes.',
  gone: 'Este kiosko ya no está en la lista.',
  insecure: 'El PIN solo se puede guardar desde una dirección segura (https).',
};

/** The paired kiosks by name, updated live; `null` while nothing is known. */
export function useKiosks(): readonly PairedKiosk[] | null {
  const { backend } = useStaff();
  const [kiosks, setKiosks] = useState<readonly PairedKiosk[] | null>(null);
  useEffect(
    () =>
      whileWatched(
        () => backend.watchKiosks(setKiosks),
        (reason) => console.info('Todavía no hay lista de kioskos', reason),
      ),
    [backend],
  );
  return kiosks && kiosks.toSorted((a, b) => a.name.localeCompare(b.name, 'es'));
}

export interface KioskActions {
  readonly busy: boolean;
  /** Why the last action did nothing; empty when it did what was asked. */
  readonly problem: string;
  /** Each answers whether it was done. */
  readonly save: (secret: string, form: KioskForm) => Promise<boolean>;
  readonly remove: (secret: string) => Promise<boolean>;
  readonly forgetProblem: () => void;
}

/** What can be done to kiosks. It is done at the server or not at all, because a device is paired with what the server has. */
export function useKioskActions(): KioskActions {
  const { backend } = useStaff();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  async function run(work: () => Promise<Result<null, OnlineProblem | 'insecure'>>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setProblem('');
    const answer = await work().catch((reason: unknown) => {
      console.info('Kiosko sin cambiar', reason);
      return { ok: false, error: 'network' } as const;
    });
    setBusy(false);
    if (!answer.ok) setProblem(TEXTS[answer.error]);
    return answer.ok;
  }
  return {
    busy,
    problem,
    save: (secret, { name, pin }) =>
      run(async () => {
        if (!('subtle' in crypto)) return { ok: false, error: 'insecure' };
        const salt = randomSalt();
        const proof = await pinProof(pin, salt, PIN_ROUNDS);
        return backend.saveKiosk(secret, name, { digits: pin.length, salt, proof, rounds: PIN_ROUNDS });
      }),
    remove: (secret) => run(() => backend.removeKiosk(secret)),
    forgetProblem: () => setProblem(''),
  };
}
