import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { AppLink } from './AppLink.tsx';
import css from './Button.module.css';
import { classNames } from './class-names.ts';

interface Look {
  /** `primary` for the main action, `whatsapp` for a link to a chat, `outline` for the others. */
  readonly look?: 'primary' | 'outline' | 'whatsapp';
  readonly full?: boolean;
  readonly children: ReactNode;
}

const lookClass = ({ look = 'primary', full }: Pick<Look, 'look' | 'full'>): string =>
  classNames(css['button'], css[look], full && css['full']);

interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className'> {}

export function Button({ look, full, type = 'button', ...rest }: ButtonProps) {
  // oxlint-disable-next-line react/button-has-type -- `type` is always set, to `button` by default.
  return <button type={type} className={lookClass({ ...(look && { look }), ...(full && { full }) })} {...rest} />;
}

interface ButtonLinkProps extends Look {
  readonly href: string;
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A link that looks like a button. */
export function ButtonLink({ look, full, href, children, onClick }: ButtonLinkProps) {
  return (
    <AppLink href={href} className={lookClass({ ...(look && { look }), ...(full && { full }) })} onClick={onClick}>
      {children}
    </AppLink>
  );
}
