import { FirebaseError } from 'firebase/app';
import { err, type Result } from '#domain/kernel/result.ts';
import { type Published, publish } from '#domain/snapshot/publish.ts';
import type { PublishRefusal } from '#domain/snapshot/publish-plan.ts';
import { type PublishQuestion, runPublishSteps } from '#domain/snapshot/publish-server.ts';
import { openPublishServer } from './publish-server.ts';
import type { StaffConnection } from './staff-connection.ts';

export interface PublishOptions {
  readonly uid: string;
  /** Reads all products instead of those that changed. */
  readonly rebuild: boolean;
  /** A person has confirmed the change in the number of products. */
  readonly countConfirmed: boolean;
  readonly onStep: (question: PublishQuestion) => void;
  /** Stops before the pointer is moved; what was stored until then is not referred to. */
  readonly signal: AbortSignal;
}

class Cancelled extends Error {}

/** Publishes the catalogue from this browser, as staff. Without a network it fails at once. */
export async function publishCatalogue(
  connection: Pick<StaffConnection, 'app' | 'embedded'>,
  { uid, rebuild, countConfirmed, onStep, signal }: PublishOptions,
): Promise<Result<Published, PublishRefusal>> {
  let isMoving = false;
  const wish = { por: uid, nonce: crypto.randomUUID(), rebuild, countConfirmed };
  try {
    return await runPublishSteps(publish(wish), openPublishServer(connection, uid), (question) => {
      isMoving ||= question.ask === 'movePointer';
      if (signal.aborted && !isMoving) throw new Cancelled();
      onStep(question);
    });
  } catch (reason) {
    if (reason instanceof Cancelled) return err({ kind: 'cancelled' });
    if (!(reason instanceof FirebaseError)) throw reason;
    console.info('El catálogo no se publicó', reason.code, reason.message);
    return err({ kind: reason.code === 'permission-denied' ? 'denied' : 'unreachable' });
  }
}
