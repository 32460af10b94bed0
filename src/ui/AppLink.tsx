import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link } from 'wouter';

interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'className'> {
  readonly href: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A link: within the site without loading a page, to another site in a new tab, and `tel:` and the like unchanged. */
export function AppLink({ href, children, ...rest }: AppLinkProps) {
  if (href.startsWith('/') && !href.startsWith('//')) {
    return (
      <Link href={href} {...rest}>
        {children}
      </Link>
    );
  }
  const elsewhere = /^(https?:)?\/\//.test(href) ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a href={href} {...elsewhere} {...rest}>
      {children}
    </a>
  );
}
