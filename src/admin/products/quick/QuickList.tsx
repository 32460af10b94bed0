import type { ListedProduct } from '#domain/staff/products/product-list.ts';
import { QuickGrid } from './QuickGrid.tsx';
import { useKeptOrder } from './use-kept-order.ts';

interface QuickListProps {
  /** What the list shows, in its order. */
  readonly shown: readonly ListedProduct[];
  /** Every product. */
  readonly listed: readonly ListedProduct[];
  /** Says what the list is asked for: another one is shown in its own order. */
  readonly order: readonly unknown[];
  readonly onEnd: () => void;
}

/** The products of the list as a spreadsheet. A row stays in its place though its new price would sort it elsewhere or hide it. */
export function QuickList({ shown, listed, order, onEnd }: QuickListProps) {
  return <QuickGrid listed={useKeptOrder(shown, listed, order)} onEnd={onEnd} />;
}
