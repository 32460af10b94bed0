import { useEffect, useEffectEvent } from 'react';
import { useHoldUpdates } from '#device/use-hold-updates.ts';
import { useStaff } from '../../staff.ts';
import type { Guard } from './leave-guard.ts';

/** While `isDirty`, asks before leaving: `onLeave` within the area, the browser's own question when the page itself goes. */
export function useLeaveGuard(isDirty: boolean, onLeave: Guard): void {
  const { leaveGuard } = useStaff();
  const ask = useEffectEvent(onLeave);
  useHoldUpdates(isDirty);
  useEffect(() => (isDirty ? leaveGuard.hold((go) => ask(go)) : undefined), [isDirty, leaveGuard]);
}
