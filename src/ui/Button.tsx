import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { AppLink } from './AppLink.tsx';
import css from './Button.module.css';
import { classNames } from './class-names.ts';

interface Look {
  /** `primary` for the one thing to do, `whatsapp` where it leads to a chat, `outline` for the rest. */
  readonly look?: 'primary' | 'outline' | 'whatsapp';
  readonly full?: boolean;
  readonly children: ReactNode;
}

const lookClass = ({ look = 'primary', full }: Pick<Look, 'look' | 'full'>): string =>
  classNames(css['button'], css[look], full && css['full']);

interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className'> {}

export function Button({ look, full, type = 'button', ...rest }: ButtonProps) {
  // oxlint-disable-next-line react/button-has-type -- it has: one of the three, with the harmless one by default.
  return <button type={type} className={lookClass({ ...(look && { look }), ...(full && { full }) })} {...rest} />;
}

interface ButtonLinkProps extends Look {
  readonly href: string;
  readonly onClick?: () => void;
}

/** A link that looks like a button, for going somewhere rather than doing something. */
export function ButtonLink({ look, full, href, children, onClick }: ButtonLinkProps) {
  return (
    <AppLink href={href} className={lookClass({ ...(look && { look }), ...(full && { full }) })} onClick={onClick}>
      {children}
    </AppLink>
  );
}
