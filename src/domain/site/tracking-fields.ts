/** What advertisements, mails and chats add to a link: it says where somebody came from and never what they are shown. */
const TRACKING =
  /^(?:(?:utm|gad|hsa|_hs|_g|_k)\w+|\w*cl(?:id|src|kid|ickid)|[gw]braid|srsltid|mc_[ce]id|igsh(?:id)?|mibextid|li_fat_id|(?:s_kw|sc|rdt_)cid|epik|mkt_tok|ref|ref_(?:src|url))$/i;

/** Whether a field of a query only says which advertisement led here. */
export const isTracking = (field: string): boolean => TRACKING.test(field);

/** A query, with or without its question mark, as it is without them. */
export function withoutTracking(query: string): string {
  const [mark, fields] = query.startsWith('?') ? ['?', query.slice(1)] : ['', query];
  const kept = fields.split('&').filter((field) => !isTracking(field.split('=', 1)[0] ?? ''));
  return kept.length > 0 ? mark + kept.join('&') : '';
}
