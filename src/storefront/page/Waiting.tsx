import type { ReactNode } from 'react';
import { useCatalogue } from '#store/catalogue-store.ts';
import { useConnection } from '#store/connection-store.ts';
import { LatePart } from '../shell/LatePart.tsx';
import type { UnreachedProps } from '../shell/late-parts.ts';

interface WaitingProps extends Partial<UnreachedProps> {
  readonly children: ReactNode;
}

/** Placeholders, and in their place, where neither the device nor the server has the catalogue, whom to call. */
export function Waiting({ isPage = false, children }: WaitingProps) {
  const reachable = useConnection((state) => state.reachable);
  const isKnown = useCatalogue((state) => state.products === 'known');
  return reachable || isKnown ? children : <LatePart part="unreached" props={{ isPage }} fallback={children} />;
}
