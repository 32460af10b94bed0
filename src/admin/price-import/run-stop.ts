/** Whether a run has to stop before its next lot. */
export interface RunStop {
  /** The screen is there. */
  enter(): void;
  /** The screen is left. Whatever runs stops, and what was about to run does not begin. */
  leave(): void;
  /** A run begins: a pause of the one before holds no longer. */
  begin(): void;
  pause(): void;
  isStopped(): boolean;
}

export function createRunStop(): RunStop {
  let isLeft = false;
  let isPaused = false;
  return {
    enter: () => void (isLeft = false),
    leave: () => void (isLeft = true),
    begin: () => void (isPaused = false),
    pause: () => void (isPaused = true),
    isStopped: () => isLeft || isPaused,
  };
}
