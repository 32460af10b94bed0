import type { Server } from 'node:http';
import type { GrpcServer, GrpcServices } from '../grpc/grpc-server.ts';
import { logError } from '../log.ts';
import { type SplitProtocols, splitProtocols } from './split-protocols.ts';

export interface GrpcBeside extends SplitProtocols {
  /** Resolves when what is to be loaded at once has been. */
  readonly ready: Promise<void>;
}

/**
 * Serves gRPC on the port of a server of HTTP/1. Its code is loaded with the first connection of HTTP/2, because browsers, which are nearly all clients, open
 * none; or at once, where such clients are expected and another build may take the place of the code before they come. To be called before the connections
 * are guarded.
 */
export function serveGrpcBeside(
  server: Server,
  services: GrpcServices,
  { isLoadedAtOnce }: { readonly isLoadedAtOnce: boolean },
): GrpcBeside {
  let isStopped = false;
  let loading: Promise<GrpcServer> | undefined;
  const load = async (): Promise<GrpcServer> => {
    const { createGrpcServer } = await import('../grpc/grpc-server.ts');
    return createGrpcServer(services);
  };
  if (isLoadedAtOnce) loading = load();
  // Where the code cannot be loaded, the first connection says so.
  const ready = Promise.resolve(loading).then(
    () => {},
    () => {},
  );
  const split = splitProtocols(server, services.limits.times.headersTimeout, {
    accept: (socket) => {
      const giveUp = (): void => void socket.destroy();
      socket.on('error', giveUp);
      loading ??= load();
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
      loading?.then((grpc) => grpc.stop()).catch(() => {});
    },
  };
}
