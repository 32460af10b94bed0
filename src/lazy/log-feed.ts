/** Reads the log of changes, with the SDK: loaded when somebody opens a history. */
export const loadLogFeed = () => import('#firebase/feeds/log-feed.ts');
