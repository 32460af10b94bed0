/**
 * Ends a request that nobody answers: where a network is lost without a sign the browser itself waits for many minutes, and whoever asks in turn waits
 * with it. Long enough for three hundred documents on the slowest network.
 */
export const answerLimit = (): AbortSignal => AbortSignal.timeout(120_000);
