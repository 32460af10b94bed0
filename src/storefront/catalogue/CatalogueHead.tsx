import { Breadcrumb, type Crumb } from '#ui/Breadcrumb.tsx';
import { PageHeading } from '../page/PageHeading.tsx';
import { paths } from '../paths.ts';
import css from './CatalogueHead.module.css';

interface CatalogueHeadProps {
  readonly trail?: readonly Crumb[];
  readonly name: string;
  readonly text?: string | false | undefined;
}

export function CatalogueHead({ trail = [], name, text }: CatalogueHeadProps) {
  const whole = [{ name: 'Inicio', href: paths.home }, ...trail];
  return (
    <>
      <Breadcrumb trail={whole} here={name} />
      <div className={css['head']}>
        <PageHeading className={css['title']}>{name}</PageHeading>
        {text && <p className={css['text']}>{text}</p>}
      </div>
    </>
  );
}
