import { useStoreProfile } from '#store/profile-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { paths } from '../paths.ts';
import { Emblem } from '../shell/Emblem.tsx';
import css from './Logo.module.css';

interface LogoProps {
  readonly size: 'desktop' | 'mobile';
}

export function Logo({ size }: LogoProps) {
  const { name, trade } = useStoreProfile();
  return (
    <AppLink href={paths.home} className={css[size]}>
      <Emblem size={size === 'desktop' ? 46 : 36} />
      <span className={css['name']}>
        {name}
        {size === 'desktop' && <small className={css['trade']}>{trade}</small>}
      </span>
    </AppLink>
  );
}
