/** Lets a loop wait for something to do. */
export interface WakeUp {
  readonly wake: () => void;
  /** Resolves at the next `wake`, at once if one came since the last wait; with `patience`, at a `wake` from now on or after that time. */
  readonly wait: (patience?: number) => Promise<void>;
}

export function createWakeUp(): WakeUp {
  let isMissed = false;
  let resolveWait = (): void => {};
  return {
    wake() {
      isMissed = true;
      resolveWait();
    },
    async wait(patience) {
      // The loop's own writes wake it too. They must not cut a pause short, so a pause counts only what comes during it.
      if (patience === undefined && isMissed) {
        isMissed = false;
        return;
      }
      let timer: ReturnType<typeof setTimeout> | undefined;
      await new Promise<void>((resolve) => {
        resolveWait = resolve;
        if (patience !== undefined) timer = setTimeout(resolve, patience);
      });
      clearTimeout(timer);
      resolveWait = () => {};
      isMissed = false;
    },
  };
}
