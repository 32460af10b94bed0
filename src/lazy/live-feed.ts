/** The Firebase SDK and its listeners: twice as large as the shop's own code, so it is loaded after the first paint. */
export const loadLiveFeed = () => import('#firebase/feeds/live-feed.ts');

export type LiveFeed = ReturnType<Awaited<ReturnType<typeof loadLiveFeed>>['startLiveFeed']>;
