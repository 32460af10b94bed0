import { useStoreProfile } from '#store/profile-store.ts';

interface EmblemProps {
  readonly size: number;
  /** `white` on dark backgrounds. */
  readonly tone?: 'ink' | 'white';
}

export function Emblem({ size, tone = 'ink' }: EmblemProps) {
  const { name, brand } = useStoreProfile();
  return (
    <img
      src={tone === 'ink' ? '/icons/emblema.svg' : '/icons/emblema-blanco.svg'}
      alt={`Emblema de ${name}, distribuidor autorizado ${brand}`}
      width={size}
      height={size}
    />
  );
}
