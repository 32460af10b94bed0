/** A place in degrees. */
export interface MapPoint {
  readonly latitud: string;
  readonly longitud: string;
}

const NUMBER = String.raw`(-?\d{1,3}\.\d{3,})`;
/** How maps write a point, the surest first: the place that was opened, before the middle of what is shown. */
const FORMS: readonly RegExp[] = [
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(`[?&]mlat=${NUMBER}&mlon=${NUMBER}`),
  new RegExp(`[?&](?:q|query|ll|destination)=${NUMBER}(?:,|%2C)\\+?(?:%20)?${NUMBER}`, 'i'),
  new RegExp(`@${NUMBER},${NUMBER}`),
  new RegExp(`#map=\\d+/${NUMBER}/${NUMBER}`),
  new RegExp(`^\\s*${NUMBER}\\s*[,;\\s]\\s*${NUMBER}\\s*$`),
];

/** The point of what people copy from a map: a link of Google Maps or OpenStreetMap, or `25.6866, -100.3161`. `null` where it has none. */
export function parseMapPoint(text: string): MapPoint | null {
  for (const form of FORMS) {
    const [, latitud, longitud] = form.exec(text) ?? [];
    if (latitud !== undefined && longitud !== undefined) return { latitud, longitud };
  }
  return null;
}

/** A map of the point: the link that was given, or OpenStreetMap's. */
export function mapLink(text: string, { latitud, longitud }: MapPoint): string {
  const link = text.trim();
  if (/^https:\/\/[^\s<>"]+$/.test(link) && link.length <= 500) return link;
  return `https://www.openstreetmap.org/?mlat=${latitud}&mlon=${longitud}#map=18/${latitud}/${longitud}`;
}
