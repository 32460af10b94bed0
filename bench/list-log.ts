import type { Page } from 'playwright';

const DOCUMENTS = 'projects/la-fragua/databases/(default)/documents';
/** Firestore's own limit on a commit. */
const BATCH = 500;
const MINUTE_MS = 60_000;

/** Writes so many changes of products into the shop's log of a backend in its test mode, one a minute, the newest first. */
export async function fillLog(origin: string, count: number): Promise<void> {
  const newest = Date.now() - MINUTE_MS;
  for (let first = 0; first < count; first += BATCH) {
    const writes = Array.from({ length: Math.min(BATCH, count - first) }, (_, at) => ({
      update: { name: `${DOCUMENTS}/bitacora/banco-${first + at}`, fields: logRecord(first + at, newest) },
    }));
    const response = await fetch(`${origin}/v1/${DOCUMENTS}:commit`, {
      method: 'POST',
      body: JSON.stringify({ writes }),
    });
    if (!response.ok) throw new Error(`The log was refused: ${response.status} ${await response.text()}`);
  }
}

function logRecord(at: number, newest: number): object {
  const text = (stringValue: string) => ({ stringValue });
  const whole = (value: number) => ({ integerValue: String(value) });
  const list = (...values: object[]) => ({ arrayValue: { values } });
  const map = (fields: object) => ({ mapValue: { fields } });
  const written = newest - at * MINUTE_MS;
  return {
    rutas: list(text(`productos/p${at}`)),
    revs: list(whole(2)),
    desde: list(whole(1)),
    cambios: list(map({ antes: map({ modelo: text('Anterior') }), despues: map({ modelo: text(`Modelo ${at}`) }) })),
    entrada: text(`entrada-${at}`),
    titulo: text(`Producto «Artículo ${at}»`),
    por: text('alguien'),
    quien: text('rosa@lafragua.example'),
    equipo: text('iPad · k3f9'),
    capturado: whole(written),
    privado: { booleanValue: false },
    hecho: { timestampValue: new Date(written).toISOString() },
  };
}

/** Opens the log by the address and scrolls until all of it has been read. */
export async function openWholeLog(page: Page, count: number): Promise<void> {
  await page.goto('/admin/historial');
  const whole = page.getByText(`${count.toLocaleString('es-MX')} cambios`, { exact: true });
  while (!(await whole.isVisible())) {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForTimeout(50);
  }
}
