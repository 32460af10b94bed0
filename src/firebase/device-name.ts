const KEY = 'equipo-de-la-bitacora';

/** What this device is called in the log: `iPad · k3f9`. The letters are made once and tell two tablets of one kind apart. */
export function deviceName(): string {
  const kind = kindOf(navigator.userAgent, navigator.maxTouchPoints);
  try {
    const known = localStorage.getItem(KEY);
    const mark = known ?? crypto.randomUUID().slice(0, 4);
    if (known === null) localStorage.setItem(KEY, mark);
    return `${kind} · ${mark}`;
  } catch {
    // A browser that keeps nothing.
    return kind;
  }
}

/** An iPad says that it is a Mac, but no Mac has a touch screen. */
function kindOf(agent: string, touches: number): string {
  if (/iPhone/.test(agent)) return 'iPhone';
  if (/iPad/.test(agent) || (/Macintosh/.test(agent) && touches > 1)) return 'iPad';
  if (/Android/.test(agent)) return /Mobile/.test(agent) ? 'Celular Android' : 'Tableta Android';
  if (/Windows/.test(agent)) return 'Windows';
  if (/Macintosh/.test(agent)) return 'Mac';
  return /CrOS/.test(agent) ? 'Chromebook' : 'Computadora';
}
