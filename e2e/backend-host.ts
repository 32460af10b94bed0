import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { HostAnswer, HostOrder } from './host-orders.ts';

const HOST = 'dist-backend/host.js';

/** The process in which a worker's tests have their servers, one after the other. It is started by the first order, and again after its end. */
export interface BackendHost {
  /** Rejects when the server did not come to listen. */
  order(order: HostOrder): Promise<void>;
  /** Ends the process and every server in it as a power cut would. */
  kill(): Promise<void>;
}

export function createBackendHost(): BackendHost {
  let child: ChildProcess | undefined;
  return {
    async order(order) {
      if (!child?.connected) child = fork(HOST, [], { execArgv: [] });
      const host = child;
      await new Promise<void>((resolve, reject) => {
        const ended = (): void => reject(new Error('The process of the backends ended by itself'));
        host.once('exit', ended);
        host.once('message', ({ failure }: HostAnswer) => {
          host.off('exit', ended);
          if (failure === undefined) resolve();
          else reject(new Error(failure));
        });
        host.send(order);
      });
    },
    async kill() {
      const killed = child;
      child = undefined;
      if (!killed || killed.exitCode !== null || killed.signalCode !== null) return;
      const gone = once(killed, 'exit');
      killed.kill('SIGKILL');
      await gone;
    },
  };
}
