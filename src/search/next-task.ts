/**
 * Resolves in a task of its own, so that the browser handles input and draws in between, and, where it can, before other tasks that wait. A timer
 * would wait four milliseconds more each time once timers follow each other, and behind all that a starting page has to do.
 */
export function nextTask(): Promise<void> {
  return 'scheduler' in globalThis && 'yield' in scheduler ? scheduler.yield() : taskInTurn();
}

/** The same behind the tasks that wait already, for what nobody has asked for yet: a list that is being drawn, a timer. */
export function taskInTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
