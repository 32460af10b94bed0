import { type ReactNode, useEffect, useRef } from 'react';
import css from './Reveal.module.css';

/**
 * Fades and slides its content in once, when it enters the view. The content is visible without the script. Only content below the visible
 * area is hidden at mount, so that nobody sees it disappear.
 */
export function Reveal({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = box.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    // It reports at once where the element is, from the layout of the next frame. Asking the element would make the browser lay out the page now.
    const observer = new IntersectionObserver(
      (entries) => {
        const { reveal } = element.dataset;
        const isBelow = entries.every(({ boundingClientRect }) => boundingClientRect.top >= innerHeight);
        if (reveal === undefined && isBelow) element.dataset['reveal'] = 'waiting';
        else if (reveal === undefined) observer.disconnect();
        else if (entries.some((entry) => entry.isIntersecting)) {
          element.dataset['reveal'] = 'shown';
          observer.disconnect();
        }
      },
      { rootMargin: '0px 0px -8% 0px' },
    );
    observer.observe(element);
    // Keyboard focus or a jump to a heading must not reach invisible content.
    const show = (): void => {
      element.dataset['reveal'] = 'shown';
    };
    element.addEventListener('focusin', show, { once: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', show);
      delete element.dataset['reveal'];
    };
  }, []);

  return (
    <div ref={box} className={css['reveal']}>
      {children}
    </div>
  );
}
