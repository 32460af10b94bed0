import { memo, useState } from 'react';
import { useLocation } from 'wouter';
import { formatPhone } from '#domain/kernel/phone.ts';
import { classNames } from '#ui/class-names.ts';
import { BackIcon } from '#ui/icons/BackIcon.tsx';
import { MenuIcon } from '#ui/icons/MenuIcon.tsx';
import { PhoneIcon } from '#ui/icons/PhoneIcon.tsx';
import { paths } from '../paths.ts';
import { FOOTER_MENU } from '../shell/footer-menu.ts';
import { LatePart } from '../shell/LatePart.tsx';
import type { MobileMenuProps } from '../shell/late-parts.ts';
import { useStoreLinks } from '../shell/store-links.ts';
import { Logo } from './Logo.tsx';
import css from './MobileHeader.module.css';
import { useNeedsBackButton } from './use-needs-back-button.ts';

/** The menu is opened from here and from the bar at the bottom. */
export const MobileHeader = memo(function MobileHeader({ level, setLevel }: MobileMenuProps) {
  const { phone, callHref } = useStoreLinks();
  const [path] = useLocation();
  const needsBack = useNeedsBackButton();
  const isOpen = level > 0;
  const [isUsed, setUsed] = useState(isOpen);
  if (isOpen && !isUsed) setUsed(true);

  return (
    <div className={css['mobile']}>
      <div className={css['bar']}>
        {needsBack && path !== paths.home && (
          <button type="button" className={css['icon']} aria-label="Volver" onClick={() => history.back()}>
            <BackIcon size={24} />
          </button>
        )}
        <a href={callHref} className={css['icon']} aria-label={`Llamar al ${formatPhone(phone)}`}>
          <PhoneIcon size={22} />
        </a>
        <Logo size="mobile" />
        <button
          type="button"
          className={classNames(css['icon'], 'needs-script')}
          aria-label="Abrir menú"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setLevel(1)}
        >
          <MenuIcon size={26} />
        </button>
        <noscript>
          <a href={`#${FOOTER_MENU}`} className={css['icon']} aria-label="Ir al menú">
            <MenuIcon size={26} />
          </a>
        </noscript>
      </div>
      {isUsed && <LatePart part="mobileMenu" props={{ level, setLevel }} />}
    </div>
  );
});
