import type { Server } from 'node:http';
import type { GrpcServer, GrpcServices } from '../grpc/grpc-server.ts';
import { logError } from '../log.ts';
import { type SplitProtocols, splitProtocols } from './split-protocols.ts';

/**
 * Serves gRPC on the port of a server of HTTP/1. Its code is loaded with the first connection of HTTP/2, because browsers, which are nearly all clients, open
 * none. To be called before the connections are guarded.
 */
export function serveGrpcBeside(server: Server, services: GrpcServices): SplitProtocols {
  let isStopped = false;
  let loading: Promise<GrpcServer> | undefined;
  const load = async (): Promise<GrpcServer> => {
    const { createGrpcServer } = await import('../grpc/grpc-server.ts');
    return createGrpcServer(services);
  };
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
    stop: () => {
      isStopped = true;
      split.stop();
      loading?.then((grpc) => grpc.stop()).catch(() => {});
    },
  };
}
