import { memo } from 'react';
import { CategoryBar } from './CategoryBar.tsx';
import css from './DesktopHeader.module.css';
import { NavBar } from './NavBar.tsx';
import { TopBanner } from './TopBanner.tsx';

/** The row with logo and search stays at the top of the window; the others scroll away. */
export const DesktopHeader = memo(function DesktopHeader() {
  return (
    <div className={css['desktop']}>
      <TopBanner />
      <NavBar />
      <div className={css['edge']} />
      <CategoryBar />
    </div>
  );
});
