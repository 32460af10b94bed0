import { storeProfile } from '#domain/store-profile.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { paths } from '../paths.ts';
import { Emblem } from '../shell/Emblem.tsx';
import css from './Logo.module.css';

interface LogoProps {
  readonly size: 'desktop' | 'mobile';
}

export function Logo({ size }: LogoProps) {
  return (
    <AppLink href={paths.home} className={css[size]}>
      <Emblem size={size === 'desktop' ? 46 : 36} />
      <span className={css['name']}>
        {storeProfile.name}
        {size === 'desktop' && <small className={css['trade']}>{storeProfile.trade}</small>}
      </span>
    </AppLink>
  );
}
