import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { useRouter } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { isHere } from './is-here.ts';

interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'className'> {
  readonly href: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A link: within the site without loading a page, to another site in a new tab, and `tel:` and the like unchanged. */
export function AppLink({ href, children, ...rest }: AppLinkProps) {
  if (href.startsWith('/') && !href.startsWith('//')) {
    return (
      <SiteLink href={href} {...rest}>
        {children}
      </SiteLink>
    );
  }
  const elsewhere = /^(https?:)?\/\//.test(href) ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a href={href} {...elsewhere} {...rest}>
      {children}
    </a>
  );
}

/**
 * In the place of the router's own link, which listens to the address: a page has some three hundred links, and all of them would be rendered again,
 * with seven hooks each, between a click and the next screen.
 */
function SiteLink({ href, onClick, children, ...rest }: AppLinkProps) {
  const { aroundNav } = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button !== 0) return;
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    aroundNav(navigate, href, { replace: isHere(href, location.href) });
  };
  return (
    <a href={href} {...rest} onClick={follow}>
      {children}
    </a>
  );
}
