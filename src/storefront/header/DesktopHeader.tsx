import { CategoryBar } from './CategoryBar.tsx';
import css from './DesktopHeader.module.css';
import { NavBar } from './NavBar.tsx';
import { TopBanner } from './TopBanner.tsx';

export function DesktopHeader() {
  return (
    <div className={css['desktop']}>
      <TopBanner />
      <NavBar />
      <CategoryBar />
    </div>
  );
}
