import type { FileRefusal } from '../file-refusal.ts';
import { type FileReply, replyRefusal } from '../file-reply.ts';

const REASONS: Readonly<Record<number, string>> = {
  404: 'notFound',
  405: 'methodNotAllowed',
  412: 'conditionNotMet',
  413: 'uploadTooLarge',
};

/** The error body of the JSON API, whose library reads the reason in `errors`. */
export function replyBucketRefusal(refusal: FileRefusal): FileReply {
  const reply = replyRefusal(refusal);
  if (reply.body === '') return reply;
  const { status: code, message } = refusal;
  const errors = [{ domain: 'global', reason: REASONS[code] ?? 'invalid', message }];
  return { ...reply, body: JSON.stringify({ error: { code, message, errors } }) };
}
