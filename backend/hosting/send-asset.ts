import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Asset } from './asset.ts';
import { chooseEncoding, matchesEtag, parseRange } from './negotiate.ts';

/** Sends a file as the client's headers ask: compressed, not at all (304), or a part of it. Headers already set are kept. */
export async function sendAsset(
  request: IncomingMessage,
  response: ServerResponse,
  asset: Asset,
  status = 200,
): Promise<void> {
  const {
    range: wantedRange,
    'if-range': ifRange,
    'accept-encoding': accepted,
    'if-none-match': ifNoneMatch,
  } = request.headers;
  const isWhole = wantedRange === undefined || status !== 200 || request.method === 'HEAD';
  // Ranges count bytes of the file itself, so they are served uncompressed.
  const encoding = asset.isCompressible && isWhole ? chooseEncoding(accepted) : 'identity';
  const { body, etag } = await asset.representation(encoding);
  // firebase.json may name another type for a file, as on Hosting.
  if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', asset.contentType);
  response.setHeader('ETag', etag);
  response.setHeader('Accept-Ranges', 'bytes');
  if (asset.isCompressible) response.setHeader('Vary', 'Accept-Encoding');
  if (status === 200 && matchesEtag(ifNoneMatch, etag)) return end(request, response, 304);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  const range =
    isWhole || (ifRange !== undefined && ifRange !== etag) ? undefined : parseRange(wantedRange, body.length);
  if (range === 'unsatisfiable') {
    response.setHeader('Content-Range', `bytes */${body.length}`);
    return end(request, response, 416);
  }
  if (range === undefined) return end(request, response, status, body);
  response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${body.length}`);
  end(request, response, 206, body.subarray(range.start, range.end + 1));
}

function end(request: IncomingMessage, response: ServerResponse, status: number, body?: Buffer): void {
  if (status !== 304) response.setHeader('Content-Length', body?.length ?? 0);
  response.statusCode = status;
  response.end(request.method === 'HEAD' ? undefined : body);
}
