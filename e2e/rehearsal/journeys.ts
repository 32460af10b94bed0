/** A kind of journey, and the files that hold it. */
export interface Journey {
  readonly name: string;
  readonly files: readonly string[];
}

/**
 * What is rehearsed: for each thing that Firebase does for the shop, the journeys that would notice another answer. The other files test screens,
 * which never see which backend it is, or order the embedded backend about. Any file can be rehearsed by naming it.
 */
export const journeys: readonly Journey[] = [
  {
    name: 'storefront',
    files: [
      'deployed-rules',
      'script-policy',
      'storefront/catalogue',
      'storefront/search',
      'storefront/quote-request',
      'storefront/quote-sharing',
    ],
  },
  {
    name: 'offline',
    files: ['offline/first-visit', 'offline/quotes', 'offline/published-catalogue', 'offline/worker'],
  },
  {
    name: 'staff',
    files: [
      'admin/session',
      'admin/people',
      'admin/sync',
      'admin/sync-conflicts',
      'admin/products',
      'admin/pictures',
      'admin/data-sheets',
      'admin/categories',
      'admin/publish',
      'admin/history',
      'admin/log',
    ],
  },
  { name: 'prices', files: ['admin/price-journey'] },
  { name: 'quotations', files: ['admin/quotes', 'admin/quote-together'] },
];
