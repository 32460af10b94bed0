import { shopDayOf } from '#domain/kernel/written-days.ts';
import type { StaffMember } from '#domain/staff/people/roles.ts';
import type { StaffBackend } from '../staff-backend.ts';

/** Notes once a day, at most, that the signed-in person was here. */
export function createLastSeen({ markSeen }: Pick<StaffBackend, 'markSeen'>): (member: StaffMember) => void {
  let wasTried = false;
  return ({ seenAt }) => {
    if (wasTried || (seenAt !== null && shopDayOf(seenAt) === shopDayOf(Date.now()))) return;
    wasTried = true;
    void markSeen().catch((reason: unknown) => console.info('Visita sin anotar', reason));
  };
}
