/** The W3C WebDriver commands that the journeys use, by their address over HTTP and by the name that Firefox's own remote agent gives them. */
export const commands = {
  newSession: { method: 'POST', path: '/session', marionette: 'WebDriver:NewSession' },
  endSession: { method: 'DELETE', path: '', marionette: 'WebDriver:DeleteSession' },
  navigate: { method: 'POST', path: '/url', marionette: 'WebDriver:Navigate' },
  run: { method: 'POST', path: '/execute/sync', marionette: 'WebDriver:ExecuteScript' },
  click: { method: 'POST', path: '/element/{id}/click', marionette: 'WebDriver:ElementClick' },
  clear: { method: 'POST', path: '/element/{id}/clear', marionette: 'WebDriver:ElementClear' },
  type: { method: 'POST', path: '/element/{id}/value', marionette: 'WebDriver:ElementSendKeys' },
  setWindow: { method: 'POST', path: '/window/rect', marionette: 'WebDriver:SetWindowRect' },
  setTimeouts: { method: 'POST', path: '/timeouts', marionette: 'WebDriver:SetTimeouts' },
  screenshot: { method: 'GET', path: '/screenshot', marionette: 'WebDriver:TakeScreenshot' },
} as const;

export type Command = keyof typeof commands;
export type Params = Readonly<Record<string, unknown>>;

/** An answer of the driver that says why the command was not carried out. */
export class RefusedCommand extends Error {
  /** The W3C name of the reason, for instance `stale element reference`. */
  readonly reason: string;

  constructor(command: string, reason: string, message: string) {
    super(`${command}: ${reason}: ${message}`);
    this.reason = reason;
  }
}

/** One browser that is driven. */
export interface Connection {
  ask(command: Command, params?: Params): Promise<unknown>;
  close(): Promise<void>;
}
