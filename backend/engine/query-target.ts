import { type ListenTarget, OpenTarget } from './listen-target.ts';
import type { Matcher } from './matcher.ts';
import { hasWindow } from './query.ts';
import { WindowTarget } from './window-target.ts';

export function queryTarget(matcher: Matcher): ListenTarget {
  return hasWindow(matcher.query) ? new WindowTarget(matcher) : new OpenTarget(matcher);
}
