/**
 * Ends a request that nobody answers: where a network is lost without a sign the browser itself waits for many minutes, and whoever asks in turn waits
 * with it. Long enough for three hundred documents on the slowest network.
 * @param sent how many bytes are sent first, each thirty of which take a millisecond on a slow line
 */
export const answerLimit = (sent = 0): AbortSignal => AbortSignal.timeout(120_000 + Math.ceil(sent / 30));
