import type { Identify } from '../access/identity.ts';
import type { IsStaff } from '../access/staff-lookup.ts';
import type { Databases } from '../databases/databases.ts';
import type { Sliced } from '../engine/slices.ts';
import { StatusError } from '../engine/status.ts';
import type { Admission } from '../http/admission.ts';
import type { Holder } from '../limits/share.ts';
import { workKey } from '../limits/work-queue.ts';
import type { CallRest } from '../protocol/rest/rest-call.ts';
import { type Call, frameOf } from './call.ts';
import { decodeMessage } from './decode.ts';
import { readMessages } from './messages-in.ts';
import type { Method } from './methods.ts';

/** Firestore's limit for one request. */
const LARGEST_MESSAGE = 11 << 20;
/** Bytes of answers that are made at once. */
const PIECE_BYTES = 1 << 16;

export interface MethodServices {
  readonly databases: Databases;
  readonly callRest: CallRest;
  readonly identify: Identify;
  readonly isStaff: IsStaff;
  readonly admission: Admission;
}

/** Answers a call of a method other than Listen and Write: in turns with all other work, by what answers the same request by REST. */
export async function serveMethod(services: MethodServices, method: Method, call: Call): Promise<void> {
  const { admission, identify, isStaff } = services;
  // Before the message is read, because staff have a part of the memory that visitors cannot fill.
  const identity = await identify(call.headers.authorization);
  const holder = { from: call.from, isStaff: isStaff(identity) };
  const key = workKey(holder);
  const held = admission.holdBody(holder);
  let answer: unknown;
  try {
    const gate = { limit: LARGEST_MESSAGE, keep: held.take, turn: () => admission.nextBodyPiece(key) };
    const incoming = readMessages(call.stream, call.headers['grpc-encoding'] as string | undefined, gate);
    const { done, value: message } = await incoming.next();
    if (done === true) throw new StatusError('INVALID_ARGUMENT', 'The call has no message.');
    await admission.turn(key);
    // Its client has left while it waited: the work would be for nobody.
    if (call.isOver) return;
    answer = await admission.slices(key, answerTo(message));
  } finally {
    held.giveBack();
  }
  await sendAll(admission, holder, call, method, Array.isArray(answer) ? answer : [answer]);
  call.end();

  function* answerTo(message: Buffer): Sliced<unknown> {
    const request = method.toRest(yield* decodeMessage(method.request, message));
    return yield* services.callRest({ ...request, identity, holder }, services.databases);
  }
}

/** A long answer is made piece by piece, the next when the client has taken the last: one that does not read costs a piece and not the whole answer. */
async function sendAll(
  admission: Admission,
  holder: Holder,
  call: Call,
  { answer }: Method,
  messages: readonly unknown[],
): Promise<void> {
  let frames: Buffer[] = [];
  let size = 0;
  const send = async (): Promise<void> => {
    const release = admission.holdAnswer(holder, size);
    await new Promise<void>((taken) => call.write(Buffer.concat(frames), taken));
    release();
    await admission.nextPiece(workKey(holder));
    [frames, size] = [[], 0];
  };
  for (const message of messages) {
    if (call.isOver) return;
    const frame = frameOf(answer, message);
    if (size > 0 && size + frame.length > PIECE_BYTES) await send();
    frames.push(frame);
    size += frame.length;
  }
  if (size > 0) await send();
}
