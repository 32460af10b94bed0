import { DeviceNotices } from '#device/DeviceNotices.tsx';
import { shortDay } from '#domain/kernel/written-days.ts';
import { claimConnectionWriter } from '#store/connection-store.ts';
import { Button } from '#ui/Button.tsx';

const write = claimConnectionWriter();
/** Noon in Monterrey. */
const CONFIRMED = Date.UTC(2026, 10, 20, 18);

export function DeviceNoticesHost() {
  return (
    <>
      <Button onClick={() => write({ reachable: false, confirmedAt: CONFIRMED })}>Perder la conexión</Button>
      <Button onClick={() => write({ reachable: true })}>Recobrar la conexión</Button>
      <Button onClick={() => write({ storage: 'refused' })}>Negar el almacén</Button>
      <section aria-label="Tienda">
        <output>
          <DeviceNotices dayOf={shortDay} />
        </output>
      </section>
      <section aria-label="Personal">
        <output>
          <DeviceNotices dayOf={shortDay} without={['offline']} />
        </output>
      </section>
    </>
  );
}
