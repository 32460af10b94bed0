import type { Product } from '#domain/catalogue/product.ts';
import type { ServedPage } from '#domain/catalogue/served-page.ts';
import { shopDayAt } from '#domain/kernel/shop-day.ts';
import { isOn, type Promotions, productsToday } from '#domain/promotions/promotions.ts';
import type { CatalogueView } from '#domain/snapshot/catalogue-view.ts';
import { claimDayWriter } from './day-store.ts';
import { createMirrorSink } from './mirror-sink.ts';
import { profileStore } from './profile-store.ts';

const MINUTE_MS = 60_000;
/** A line without text: it keeps its height. */
const NO_LEAD = '\u00a0';

/**
 * The mirror's sink of visitors: the products that it passes on have the prices of today, and get those of tomorrow when the shop's day ends, with or
 * without a network. What the device keeps are the stored prices.
 */
export function createPromotedSink() {
  const sink = createMirrorSink();
  const writeDay = claimDayWriter();
  let shown: { readonly promotions: object; readonly day: string; readonly prices: string } | undefined;
  let first: readonly Product[] | undefined;
  let catalogue: readonly [CatalogueView, boolean] | undefined;

  const today = (products: readonly Product[]): readonly Product[] =>
    productsToday(products, profileStore.getState().promotions, shopDayAt(Date.now()));
  const passFirst = (): void => first && sink.firstScreen(today(first));
  const passAll = (): void =>
    catalogue && sink.catalogue({ ...catalogue[0], products: today(catalogue[0].products) }, catalogue[1]);

  /** Prices everything anew where the promotions or the day are others than before. */
  const follow = (): void => {
    const { promotions } = profileStore.getState();
    const hasAny = promotions.prices.length > 0 || promotions.banner !== null;
    const day = hasAny ? shopDayAt(Date.now()) : '';
    if (shown?.day === day && shown.promotions === promotions) return;
    const before = shown?.prices;
    const prices = pricesOn(promotions, day);
    shown = { promotions, day, prices };
    writeDay(day);
    sink.served((page) => withPricesOf(page, today, (before ?? pricesOn(promotions, page.day ?? '')) === prices));
    passFirst();
    passAll();
  };

  profileStore.subscribe(follow);
  setInterval(follow, MINUTE_MS);
  document.addEventListener('visibilitychange', follow);
  follow();

  return {
    ...sink,
    firstScreen(products: readonly Product[]): void {
      first = products;
      passFirst();
    },
    catalogue(view: CatalogueView, complete: boolean): void {
      catalogue = [view, complete];
      passAll();
    },
  };
}

/** The promotional prices of a day, for comparing. */
const pricesOn = ({ prices }: Promotions, day: string): string =>
  JSON.stringify(prices.filter((one) => isOn(one, day)));

/**
 * A host may have kept the page since yesterday. The lead of its list names prices of products that are on other pages too, so with other prices it is
 * left out until the catalogue is there.
 */
function withPricesOf(
  page: ServedPage,
  today: (products: readonly Product[]) => readonly Product[],
  isPriced: boolean,
): ServedPage {
  const { front, products, list } = page;
  return {
    ...page,
    front: today(front),
    products: today(products),
    ...(list && { list: { ...list, lead: isPriced ? list.lead : NO_LEAD, products: today(list.products) } }),
  };
}
