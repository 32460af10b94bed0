import { AppLink } from './AppLink.tsx';
import css from './Breadcrumb.module.css';

export interface Crumb {
  readonly name: string;
  readonly href: string;
}

interface BreadcrumbProps {
  readonly trail: readonly Crumb[];
  readonly here: string;
}

export function Breadcrumb({ trail, here }: BreadcrumbProps) {
  return (
    <nav aria-label="Ruta">
      <ol className={css['trail']}>
        {trail.map(({ name, href }) => (
          <li key={`${href} ${name}`}>
            <AppLink href={href}>{name}</AppLink>
          </li>
        ))}
        <li>
          <span className={css['here']} aria-current="page">
            {here}
          </span>
        </li>
      </ol>
    </nav>
  );
}
