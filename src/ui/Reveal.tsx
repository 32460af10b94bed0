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
    if (element.getBoundingClientRect().top < innerHeight) return undefined;
    element.dataset['reveal'] = 'waiting';
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        element.dataset['reveal'] = 'shown';
        observer.disconnect();
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
