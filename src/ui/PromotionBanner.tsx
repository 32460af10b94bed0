import { AppLink } from './AppLink.tsx';
import css from './PromotionBanner.module.css';

interface PromotionBannerProps {
  readonly text: string;
  /** Empty: it leads nowhere. */
  readonly href: string;
  /** What says until when, `Hasta el 30 nov`. */
  readonly until: string;
  /** It ended while the page was open: its place stays empty, so that nothing moves under somebody's finger. */
  readonly isOver?: boolean;
}

/** A band above the head of the home page, in the shop and in the staff's preview. */
export function PromotionBanner({ text, href, until, isOver = false }: PromotionBannerProps) {
  return (
    <p className={css['banner']} data-over={isOver || undefined}>
      {href ? <AppLink href={href}>{text}</AppLink> : <b>{text}</b>} <span className={css['until']}>{until}</span>
    </p>
  );
}
