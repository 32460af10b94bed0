import type { ComponentType, ReactNode } from 'react';
import { AppLink } from './AppLink.tsx';
import { ButtonLink } from './Button.tsx';
import { classNames } from './class-names.ts';
import css from './HomeHero.module.css';
import { Picture, type PictureProps } from './Picture.tsx';
import { SwatchStrip } from './SwatchStrip.tsx';

interface HomeHeroProps {
  readonly title: string;
  readonly stress: string;
  readonly text: string;
  readonly button: string;
  readonly href: string;
  /** The title as a heading of its page: the shop's takes the focus on arrival. */
  readonly Heading: ComponentType<{ readonly className: string | undefined; readonly children: ReactNode }>;
  /** The picture beside the words. */
  readonly children: ReactNode;
}

/** The head of the home page, in the shop and in the staff's preview. */
export function HomeHero({ title, stress, text, button, href, Heading, children }: HomeHeroProps) {
  return (
    <section className={css['hero']}>
      <div className={css['words']}>
        <Heading className={css['title']}>
          {title} {stress && <em className={css['stress']}>{stress}</em>}
        </Heading>
        <p className={css['text']}>{text}</p>
        <div className={css['actions']}>
          <ButtonLink href={href}>{button}</ButtonLink>
          <ButtonLink look="outline" href="#categorias">
            Ver catálogo
          </ButtonLink>
        </div>
      </div>
      {children}
      <div className={css['strip']}>
        <SwatchStrip />
      </div>
    </section>
  );
}

interface HeroPictureProps {
  readonly href: string;
  readonly picture: Omit<PictureProps, 'className'>;
  readonly name: string;
  readonly note: string;
}

/** The picture beside the words, which leads to its product. */
export function HeroPicture({ href, picture, name, note }: HeroPictureProps) {
  return (
    <AppLink href={href} className={css['plate']}>
      <Picture className={css['picture']} {...picture} />
      <span className={css['note']}>
        <b className={css['noteName']}>{name}</b>
        {note}
      </span>
    </AppLink>
  );
}

/** Its place while there is no picture. */
export function HeroPlace({ children }: { readonly children: ReactNode }) {
  return <div className={classNames(css['plate'], css['place'])}>{children}</div>;
}
