import type { ReactNode } from 'react';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { paths } from '../paths.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { PageHeading } from '../shared/PageHeading.tsx';
import css from './StaticPage.module.css';

interface StaticPageProps {
  readonly name: string;
  /** The heading, where it says more than the name in the menu. */
  readonly title?: string;
  readonly intro: string;
  readonly path: string;
  readonly children: ReactNode;
}

export function StaticPage({ name, title = name, intro, path, children }: StaticPageProps) {
  return (
    <div className={`contenido ${css['page']}`}>
      <PageHead title={name} description={intro} canonical={path} />
      <Breadcrumb trail={[{ name: 'Inicio', href: paths.home }]} here={name} />
      <header className={css['head']}>
        <PageHeading className={css['title']}>{title}</PageHeading>
        <p className={css['intro']}>{intro}</p>
      </header>
      <div className={css['body']}>{children}</div>
    </div>
  );
}

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Opens with a rule of ink; its title stands beside its text where there is room. */
export function Section({ title, children }: SectionProps) {
  return (
    <section className={css['section']}>
      <h2 className={css['sectionTitle']}>{title}</h2>
      <div className={css['text']}>{children}</div>
    </section>
  );
}
