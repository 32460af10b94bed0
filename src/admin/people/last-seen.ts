import { shopDayOf } from '#domain/kernel/written-days.ts';
import type { StaffMember } from '#domain/staff/people/roles.ts';
import type { StaffBackend } from '../staff-backend.ts';

type Seen = Pick<StaffMember, 'seenAt'>;

/** Notes once a day, at most, that the signed-in person was here: they may leave the page open for days, and then they are here when they look at it. */
export function createLastSeen({ markSeen }: Pick<StaffBackend, 'markSeen'>): (member: Seen) => void {
  let known: Seen | null = null;
  let dayNoted = '';

  async function note(today: string): Promise<void> {
    dayNoted = today;
    const noted = await markSeen().catch((reason: unknown) => {
      console.info('Visita sin anotar', reason);
      return null;
    });
    if (!noted?.ok) dayNoted = '';
  }
  function look(): void {
    const today = shopDayOf(Date.now());
    if (!known || dayNoted === today || (known.seenAt !== null && shopDayOf(known.seenAt) === today)) return;
    // Nobody waits for it.
    void note(today);
  }

  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) look();
  });
  return (member) => {
    known = member;
    look();
  };
}
