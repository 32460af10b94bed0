import type { Access } from '../access/access.ts';
import type { ChannelRpcs } from '../http/channel-rpcs.ts';
import type { CallRest } from '../protocol/rest/rest-call.ts';
import { faultyAccess } from './faulty-access.ts';
import { faultyHandler, type Handler } from './faulty-handler.ts';
import { Meter } from './meter.ts';
import { meteredRest } from './metered-rest.ts';
import { meteredRpcs } from './metered-rpcs.ts';
import { allWell } from './switches.ts';

/** Wrappers around the server's parts that add faults without changing those parts. */
export interface Faults {
  readonly now: () => number;
  access(access: Access): Access;
  rpcs(rpcs: ChannelRpcs): ChannelRpcs;
  rest(call: CallRest): CallRest;
  handler(handler: Handler): Handler;
}

/** No faults: how a shop runs. */
export const NO_FAULTS: Faults = {
  now: Date.now,
  access: (access) => access,
  rpcs: (rpcs) => rpcs,
  rest: (call) => call,
  handler: (handler) => handler,
};

/** Faults that tests and benchmarks switch on; only ever on the loopback interface, see `readConfig`. */
export function createFaults(): Faults {
  const switches = allWell();
  const meter = new Meter();
  return {
    now: () => switches.stoppedAt ?? Date.now(),
    access: (access) => faultyAccess(access, switches, meter),
    rpcs: (rpcs) => meteredRpcs(rpcs, meter),
    rest: (call) => meteredRest(call, meter),
    handler: (handler) => faultyHandler(handler, switches, meter),
  };
}
