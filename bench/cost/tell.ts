import { bill, NOTHING, rendered, sum, times, total } from './bill.ts';
import { VIEWS } from './journeys.ts';
import { type MonthlyUsage, NEXT_FASTER } from './price-list.ts';
import type { Cost } from './store.ts';

// What is assumed of a month, and may be doubted. Everything else is counted.

/** Of a hundred visits: the first on a device, one after a day, one after a week. */
const VISITS = { first: 0.4, day: 0.4, week: 0.2 };
const SHOP = { kiosks: 1, colleagues: 3, workdays: 26, priceLists: 4 };
/** Hosting's network keeps a page for five minutes, as `hosting/function` tells it; the addresses are those of the demo's sitemap. */
const KEPT_SECONDS = 300;
const ADDRESSES = 1600;
/** A rendering takes 0.06 s and is billed as 0.1, with one processor and the half GiB of `hosting/function/pagina.ts`. */
const RENDER_SECONDS = 0.1;
const FUNCTION_GIB = 0.5;
/** Once a minute, of the demo: as a returning visit without the listener, and the four tutorials. */
const FUNCTION_READS = 10;
const MINUTES = 30 * 24 * 60;
const STORED = { firestoreStored: 100e6, hostingStored: 2e9 };

const MONTHS = [1000, 100_000, 10_000_000];
/** What a returning visit pays to know that the menus are unchanged: the listener to the settings, which tell of their writes. */
const UNCHANGED_MENUS = 1;
/** The pointer, the delta, the listener behind it: each costs one where it finds nothing. */
const MOST_BEYOND_MENUS = 3;
const GOALS = { beyondMenus: 3, dollarsForMillionViews: 5 };

interface Journeys {
  readonly first: Cost;
  readonly unchanged: Cost;
  readonly day: Cost;
  readonly week: Cost;
}

/** A journey's cost as units of the bill, its pages left out: who answers them depends on how many ask. */
const used = ({ reads, writes, firestore, hosting, storage }: Cost): MonthlyUsage => ({
  ...NOTHING,
  reads,
  writes,
  firestoreBytes: firestore,
  hostingBytes: hosting,
  storageBytes: storage,
});

function pagesOf(requests: number, bytes: number): MonthlyUsage {
  const calls = rendered(requests, ADDRESSES, KEPT_SECONDS);
  return {
    ...NOTHING,
    calls,
    cpuSeconds: calls * RENDER_SECONDS,
    gibSeconds: calls * RENDER_SECONDS * FUNCTION_GIB,
    functionBytes: requests > 0 ? (bytes / requests) * calls : 0,
    reads: Math.min(calls, MINUTES) * FUNCTION_READS,
  };
}

function monthOf(visits: number, { first, day, week }: Journeys, shop: MonthlyUsage): MonthlyUsage {
  const shares = [
    [first, VISITS.first],
    [day, VISITS.day],
    [week, VISITS.week],
  ] as const;
  const asked = shares.reduce((all, [cost, share]) => all + visits * share * cost.pageCount, 0);
  const bytes = shares.reduce((all, [cost, share]) => all + visits * share * cost.pages, 0);
  const visited = shares.map(([cost, share]) => times(visits * share, used(cost)));
  return sum(...visited, shop, pagesOf(asked, bytes), { ...NOTHING, ...STORED });
}

const kB = (bytes: number): number => Math.round(bytes / 1000);

/** Prints what was counted. */
export function printJourneys(costs: Readonly<Record<string, Cost>>, menus: number): void {
  console.log(`\nJourneys. The menus are ${menus} documents; a visit is ${VIEWS} pages.`);
  console.table(
    Object.fromEntries(
      Object.entries(costs).map(([name, cost]) => [
        name,
        {
          reads: cost.reads,
          writes: cost.writes,
          'files kB': kB(cost.hosting),
          'code kB': kB(cost.code),
          'pictures kB': kB(cost.pictures),
          'fonts kB': kB(cost.fonts),
          'headers kB': kB(cost.headers),
          'again kB': kB(cost.again),
          'pages kB': kB(cost.pages),
          'Firestore kB': kB(cost.firestore),
          'pages asked for': cost.pageCount,
          requests: cost.requests,
        },
      ]),
    ),
  );
}

/** Dollars of a million pages at the list price, by who visits and by what is billed: where there is something to save. */
function printShares({ first, day, week }: Journeys): void {
  const visits = 1e6 / VIEWS;
  const rows = [
    ['first visits', first, VISITS.first],
    ['returns after a day', day, VISITS.day],
    ['returns after a week', week, VISITS.week],
  ] as const;
  console.log('\nDollars of a million pages at the list price, without the function.');
  console.table(
    Object.fromEntries(
      rows.map(([name, cost, share]) => {
        const { reads, hostingBytes, firestoreBytes } = bill(times(visits * share, used(cost)), false);
        return [name, { reads: cents(reads), files: cents(hostingBytes), 'Firestore bytes': cents(firestoreBytes) }];
      }),
    ),
  );
}

/** Prints what was counted and what it costs. @returns whether every visit costs at most what it does now */
export function printCosts(costs: Readonly<Record<string, Cost>>, menus: number): boolean {
  const of = (start: string): Cost => {
    const found = Object.entries(costs).find(([name]) => name.startsWith(start));
    if (!found) throw new Error(`No journey «${start}»`);
    return found[1];
  };
  const naiveDay = of('listener: return after a day');
  const ours: Journeys = {
    first: of('first'),
    unchanged: of('return, nothing'),
    day: of('return after a day'),
    week: of('return after a week'),
  };
  const naive: Journeys = {
    first: of('listener: first'),
    unchanged: of('listener: return, nothing'),
    day: naiveDay,
    week: naiveDay,
  };
  printJourneys(costs, menus);

  const list = Object.entries(costs).find(([name]) => name.startsWith('a price list'))?.[1];
  const shop = sum(
    times(SHOP.kiosks * 30, used(of('kiosk, any'))),
    times(SHOP.colleagues * SHOP.workdays, used(of('staff, a day'))),
    times(SHOP.priceLists, list ? used(list) : NOTHING),
  );
  console.log('\nDollars a month, what every project has for nothing taken off.');
  console.table(
    Object.fromEntries(
      MONTHS.map((visits) => {
        const month = monthOf(visits, ours, shop);
        const dollars = bill(month, true);
        const views = visits * VIEWS;
        const kept = 1 - month.calls / Math.max(1, pageRequests(visits, ours));
        return [
          `${visits.toLocaleString('en')} visits`,
          {
            reads: cents(dollars.reads),
            files: cents(dollars.hostingBytes),
            'Firestore bytes': cents(dollars.firestoreBytes),
            function: cents(dollars.calls + dollars.cpuSeconds + dollars.gibSeconds + dollars.functionBytes),
            all: cents(total(dollars)),
            'a million pages': cents((total(dollars) / views) * 1e6),
            'listener, all': cents(total(bill(monthOf(visits, naive, shop), true))),
            'NextFaster, by pages': cents((views / NEXT_FASTER.views) * NEXT_FASTER.dollars),
            'from the cache': `${Math.round(kept * 100)} %`,
          },
        ];
      }),
    ),
  );

  // Their visitors came once, or as good as once, and looked at 22 pages; ours have the other pages on the device.
  const asTheirs = sum(times(NEXT_FASTER.visitors, used(ours.first)), { ...NOTHING, ...STORED });
  const pages = pagesOf(NEXT_FASTER.visitors * ours.first.pageCount, NEXT_FASTER.visitors * ours.first.pages);
  const theirs = total(bill(sum(asTheirs, pages), true));
  console.log(
    `\nNextFaster's month (${NEXT_FASTER.visitors} visitors, ${NEXT_FASTER.views} pages, ${NEXT_FASTER.dollars} dollars, ${NEXT_FASTER.withoutPictures} without its pictures) costs ${theirs.toFixed(2)} dollars here, with the pictures of the pages that were opened.`,
  );
  printShares(ours);
  const beyond = ours.unchanged.reads - UNCHANGED_MENUS;
  const million = (total(bill(monthOf(250_000, ours, NOTHING), false)) * 1e6) / (250_000 * VIEWS);
  tell('reads of a returning visit beyond the menus', beyond, GOALS.beyondMenus);
  tell(
    'dollars for a million pages at the list price, nothing free',
    Number(million.toFixed(2)),
    GOALS.dollarsForMillionViews,
  );
  // A first visit has the menus from its page.
  return beyond <= MOST_BEYOND_MENUS && ours.first.reads < menus;
}

const pageRequests = (visits: number, { first, day, week }: Journeys): number =>
  visits * (VISITS.first * first.pageCount + VISITS.day * day.pageCount + VISITS.week * week.pageCount);
const cents = (dollars: number): number => Number(dollars.toFixed(2));
const tell = (what: string, value: number, goal: number): void =>
  console.log(`${what}: ${value}, goal ${goal}: ${value <= goal ? 'met' : 'missed'}`);
