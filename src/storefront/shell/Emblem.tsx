import { storeProfile } from '#domain/store-profile.ts';

interface EmblemProps {
  readonly size: number;
  /** `white` on dark backgrounds. */
  readonly tone?: 'ink' | 'white';
}

export function Emblem({ size, tone = 'ink' }: EmblemProps) {
  return (
    <img
      src={tone === 'ink' ? '/icons/emblema.svg' : '/icons/emblema-blanco.svg'}
      alt={storeProfile.emblemAlt}
      width={size}
      height={size}
    />
  );
}
