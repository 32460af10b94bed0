import { shownEmblem } from '#pictures/emblem-address.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import css from './Emblem.module.css';

interface EmblemProps {
  readonly size: number;
  /** `white` on dark backgrounds. */
  readonly tone?: 'ink' | 'white';
  /** It is far below the first screen. */
  readonly lazy?: boolean;
}

export function Emblem({ size, tone, lazy = false }: EmblemProps) {
  const { src, alt, isPlated } = shownEmblem(useStoreProfile(), tone);
  return (
    <img
      // React sets attributes in this order, and the browser would fetch it at once.
      loading={lazy ? 'lazy' : undefined}
      src={src}
      alt={alt}
      width={size}
      height={size}
      className={isPlated ? css['plated'] : undefined}
    />
  );
}
