/** The SDK's listener to how a repair goes. The page has asked by plain fetch before. */
export const loadRepairFeed = () => import('#firebase/feeds/repair-feed.ts');
