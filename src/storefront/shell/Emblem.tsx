import { shownEmblem } from '#pictures/emblem-address.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import css from './Emblem.module.css';

interface EmblemProps {
  readonly size: number;
  /** `white` on dark backgrounds. */
  readonly tone?: 'ink' | 'white';
}

export function Emblem({ size, tone }: EmblemProps) {
  const { src, alt, isPlated } = shownEmblem(useStoreProfile(), tone);
  return <img src={src} alt={alt} width={size} height={size} className={isPlated ? css['plated'] : undefined} />;
}
