import { AppLink } from '#ui/AppLink.tsx';
import css from './SectionHead.module.css';

interface SectionHeadProps {
  readonly title: string;
  readonly more?: { readonly name: string; readonly href: string } | undefined;
}

export function SectionHead({ title, more }: SectionHeadProps) {
  return (
    <div className={css['head']}>
      <h2 className={css['title']}>{title}</h2>
      {more && (
        <AppLink href={more.href} className={css['more']}>
          {more.name}
        </AppLink>
      )}
    </div>
  );
}
