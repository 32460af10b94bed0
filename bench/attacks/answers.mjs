/** So many of something. */
export const times = (count, make) => Array.from({ length: count }, (_, i) => make(i));
/** So many requests at once. */
export const all = (count, make) => Promise.all(times(count, make));

/** How many answers had which status, in words. */
export function statusCounts(answers) {
  const counts = new Map();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count}×${status === 0 ? 'no answer' : status}`).join(' ');
}
