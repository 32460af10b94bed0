/** The Firebase SDK and its listeners: twice the weight of the shop, so it comes after the first paint. */
export const loadLiveFeed = () => import('#firebase/feeds/live-feed.ts');

export type LiveFeed = ReturnType<Awaited<ReturnType<typeof loadLiveFeed>>['startLiveFeed']>;
