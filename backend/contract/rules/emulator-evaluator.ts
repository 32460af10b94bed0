import { randomUUID } from 'node:crypto';
import { HANG_MS } from '../hang-limit.ts';
import type { Ask, Docs, Evaluator, Who } from './evaluator.ts';
import { RestEvaluator, type Send } from './rest-evaluator.ts';

/** Google's emulator at `host`. Rules are set per project there, and this project is new. */
export class EmulatorEvaluator implements Evaluator {
  readonly #project = `reglas-${randomUUID().slice(0, 8)}`;
  readonly #send: Send;
  readonly #rest: RestEvaluator;

  constructor(host: string) {
    this.#send = async (method, path, body, authorization) => {
      const response = await fetch(`http://${host}${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...(authorization !== undefined && { authorization }) },
        ...(body !== undefined && { body }),
        signal: AbortSignal.timeout(HANG_MS),
      });
      return { status: response.status, text: await response.text() };
    };
    this.#rest = new RestEvaluator(this.#project, this.#send);
  }

  async load(content: string): Promise<string | undefined> {
    const path = `/emulator/v1/projects/${this.#project}:securityRules`;
    const { status, text } = await this.#send(
      'PUT',
      path,
      JSON.stringify({ rules: { files: [{ content }] } }),
      undefined,
    );
    return status === 200 ? undefined : text;
  }

  async seed(docs: Docs): Promise<void> {
    await this.#send('DELETE', `/emulator/v1/${this.#rest.root}`, undefined, undefined);
    await this.#rest.put(docs, 'Bearer owner');
  }

  allows(who: Who, ask: Ask): Promise<boolean> {
    return this.#rest.allows(who, ask);
  }
}
