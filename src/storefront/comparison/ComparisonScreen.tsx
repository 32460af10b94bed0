import { useLocation } from 'wouter';
import { comparisonPath } from '#domain/comparison/comparison-address.ts';
import { pages } from '#domain/site/pages.ts';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { CheckField } from '#ui/CheckField.tsx';
import { ShareButton } from '../catalogue/ShareButton.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { PageHeading } from '../page/PageHeading.tsx';
import { PrintButton } from '../page/PrintButton.tsx';
import { PrintHeader } from '../page/PrintHeader.tsx';
import { useIsWaiting } from '../page/use-served.ts';
import { WaitingScreen } from '../page/WaitingScreen.tsx';
import { paths } from '../paths.ts';
import { ComparisonNotes } from './ComparisonNotes.tsx';
import css from './ComparisonScreen.module.css';
import { ComparisonStart } from './ComparisonStart.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';
import { useComparison } from './use-comparison.ts';

const TRAIL = [{ name: pages.home.title, href: paths.home }];

/** Up to four products beside each other: the address says which, so it can be kept, shared and opened offline. */
export function ComparisonScreen() {
  const [, navigate] = useLocation();
  const isWaiting = useIsWaiting();
  const comparison = useComparison();
  const { place, products } = comparison;
  const address = comparisonPath(place);
  if (isWaiting && place.claves.length > 0) return <WaitingScreen />;

  return (
    <div className={`container ${css['page']}`}>
      <PageHead title={pages.compare.title} hidden />
      <PrintHeader />
      <div className={css['trail']}>
        <Breadcrumb trail={TRAIL} here={pages.compare.title} />
      </div>
      <PageHeading className={css['title']}>{pages.compare.title}</PageHeading>
      <ComparisonNotes {...comparison} />
      {products.length === 0 && <ComparisonStart />}
      {products.length > 0 && (
        <>
          <div className={css['bar']}>
            {products.length > 1 && (
              <div className="needs-script">
                <CheckField
                  checked={place.onlyDifferences}
                  onChange={() =>
                    navigate(comparisonPath({ ...place, onlyDifferences: !place.onlyDifferences }), { replace: true })
                  }
                >
                  Solo diferencias
                </CheckField>
              </div>
            )}
            <div className={css['tools']}>
              <PrintButton />
              <ShareButton title={pages.compare.title} path={address} />
            </div>
          </div>
          <ComparisonTable place={place} products={products} />
        </>
      )}
    </div>
  );
}
