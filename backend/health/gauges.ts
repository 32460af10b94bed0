import type { ChannelRpcs } from '../http/channel-rpcs.ts';
import type { Refusals } from '../limits/refusals.ts';
import type { Gauge } from './metrics.ts';

export const memoryGauge: Gauge = {
  name: 'fragua_memory_bytes',
  help: 'Memory of the process: all of it, and what of it is the JavaScript heap.',
  read: () => {
    const { rss, heapUsed } = process.memoryUsage();
    return { '{kind="rss"}': rss, '{kind="heap"}': heapUsed };
  },
};

export function streamsGauge(rpcs: ChannelRpcs): Gauge {
  return {
    name: 'fragua_streams',
    help: 'Open streams.',
    read: () => ({ '{rpc="Listen"}': rpcs.Listen.sessions.size, '{rpc="Write"}': rpcs.Write.sessions.size }),
  };
}

export function refusalsGauge(refusals: Refusals): Gauge {
  return {
    name: 'fragua_refusals',
    help: 'Requests refused because a limit was reached, since the start.',
    read: () => Object.fromEntries([...refusals.totals()].map(([kind, count]) => [`{kind="${kind}"}`, count])),
  };
}
