import type { Server } from 'node:http';
import type { GrpcServices } from '../grpc/grpc-server.ts';
import { logError } from '../log.ts';
import { type SplitProtocols, splitProtocols } from './split-protocols.ts';

export interface GrpcBeside extends SplitProtocols {
  /** Resolves when the code has been loaded. */
  readonly ready: Promise<void>;
}

/**
 * Serves gRPC on the port of a server of HTTP/1. Its code is a file of its own and loaded at the start, because another build, which takes the file away, may
 * come before the first client. To be called before the connections are guarded.
 */
export function serveGrpcBeside(server: Server, services: GrpcServices): GrpcBeside {
  let isStopped = false;
  const loading = import('../grpc/grpc-server.ts').then(({ createGrpcServer }) => createGrpcServer(services));
  // Where the code cannot be loaded, the first connection says so.
  const ready = loading.then(
    () => {},
    () => {},
  );
  const split = splitProtocols(server, services.limits.times.headersTimeout, {
    accept: (socket) => {
      const giveUp = (): void => void socket.destroy();
      socket.on('error', giveUp);
      loading.then(
        (grpc) => {
          socket.off('error', giveUp);
          if (isStopped) socket.destroy();
          else if (!socket.destroyed) grpc.accept(socket);
        },
        (error: unknown) => {
          logError('No se pudo cargar gRPC', error);
          socket.destroy();
        },
      );
    },
  });
  return {
    ready,
    stop: () => {
      isStopped = true;
      split.stop();
      loading.then((grpc) => grpc.stop()).catch(() => {});
    },
  };
}
