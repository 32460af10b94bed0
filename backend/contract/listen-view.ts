import type { Json } from './database.ts';
import { type Channel, isSnapshot, type StreamMessage } from './webchannel-client.ts';

interface View {
  /** Fields by path below the database root, as of the last consistent state. */
  shown: Map<string, Record<string, Json>>;
  pending: Map<string, Record<string, Json>>;
  added: number;
  removed: StreamMessage['targetChange'] | undefined;
  current: boolean;
  resumeToken: string;
  /** Documents sent for this target since it was added, whether changed or not. */
  sent: string[];
  /** The count of an existence filter that came since the last consistent state. */
  count: number | undefined;
}

/**
 * What a client shows for its targets: the messages of a Listen stream folded as the SDK folds them. A server may
 * choose the order and number of messages; their result at each consistent state, and the rules in `problems`, are compared.
 */
export class ListenView {
  readonly #views = new Map<number, View>();
  /** Rules of the protocol that the stream broke; every test expects none. */
  readonly problems: string[] = [];
  snapshots = 0;
  readTime = '';
  #folded = 0;

  readonly channel: Channel;
  readonly root: string;

  constructor(channel: Channel, root: string) {
    this.channel = channel;
    this.root = root;
  }

  #view(targetId: number): View {
    const known = this.#views.get(targetId);
    if (known) return known;
    const fresh: View = {
      shown: new Map(),
      pending: new Map(),
      added: 0,
      removed: undefined,
      current: false,
      resumeToken: '',
      sent: [],
      count: undefined,
    };
    this.#views.set(targetId, fresh);
    return fresh;
  }

  /** Documents the client already has when it resumes. */
  start(targetId: number, known: ReadonlyMap<string, Record<string, Json>>): void {
    this.#view(targetId).pending = new Map(known);
    this.#view(targetId).shown = new Map(known);
  }

  fold(): this {
    for (const message of this.channel.messages.slice(this.#folded)) this.#one(message);
    this.#folded = this.channel.messages.length;
    return this;
  }

  #path(name: string): string {
    if (!name.startsWith(`${this.root}/`)) this.problems.push(`a document of another database: ${name}`);
    return name.slice(this.root.length + 1);
  }

  #one(message: StreamMessage): void {
    const { documentChange, targetChange } = message;
    if (documentChange) {
      const path = this.#path(documentChange.document.name);
      if (!documentChange.document.updateTime) this.problems.push(`no updateTime: ${path}`);
      for (const id of documentChange.targetIds ?? []) {
        this.#view(id).pending.set(path, documentChange.document.fields ?? {});
        this.#view(id).sent.push(path);
        if (this.#view(id).added === 0) this.problems.push(`a document before ADD of ${id}`);
      }
      for (const id of documentChange.removedTargetIds ?? []) this.#view(id).pending.delete(path);
    }
    const gone = message.documentDelete ?? message.documentRemove;
    for (const id of gone?.removedTargetIds ?? []) this.#view(id).pending.delete(this.#path(gone?.document ?? ''));
    if (message.filter) this.#view(message.filter.targetId).count = message.filter.count ?? 0;
    if (isSnapshot(message)) this.#snapshot(targetChange?.readTime ?? '', targetChange?.resumeToken ?? '');
    for (const id of targetChange?.targetIds ?? []) this.#target(id, targetChange);
  }

  #target(id: number, change: StreamMessage['targetChange']): void {
    const view = this.#view(id);
    if (change?.resumeToken) view.resumeToken = change.resumeToken;
    switch (change?.targetChangeType) {
      case 'ADD':
        view.added += 1;
        if (view.added > 1) this.problems.push(`ADD sent twice for ${id}`);
        break;
      case 'REMOVE':
        view.removed = change;
        view.added = 0;
        break;
      case 'CURRENT':
        view.current = true;
        break;
      case 'RESET':
        view.pending.clear();
        view.current = false;
        break;
      case 'NO_CHANGE':
      case undefined:
        break;
    }
  }

  #snapshot(readTime: string, resumeToken: string): void {
    if (Date.parse(readTime) < Date.parse(this.readTime)) this.problems.push(`time went back to ${readTime}`);
    this.readTime = readTime;
    this.snapshots += 1;
    for (const [id, view] of this.#views) {
      const { count, pending } = view;
      if (count !== undefined && count !== pending.size)
        this.problems.push(`target ${id}: filter ${count}, shown ${pending.size}`);
      view.count = undefined;
      view.shown = new Map(view.pending);
      if (view.current && resumeToken) view.resumeToken = resumeToken;
    }
  }

  view(targetId: number): Readonly<View> {
    return this.fold().#view(targetId);
  }

  /** Paths shown for a target, sorted. */
  paths(targetId: number): string[] {
    return [...this.view(targetId).shown.keys()].sort();
  }

  /** Waits until a target is current and shows exactly these documents. */
  async shows(targetId: number, paths: readonly string[]): Promise<void> {
    const wanted = [...paths].sort().join(' ');
    await this.channel.until(
      `target ${targetId} to show "${wanted}", it shows "${this.paths(targetId).join(' ')}"`,
      () => {
        const view = this.view(targetId);
        return view.current && this.snapshots > 0 && this.paths(targetId).join(' ') === wanted;
      },
    );
  }

  /** Waits for a field of a shown document. */
  async showsField(targetId: number, path: string, field: string, value: Json): Promise<void> {
    const wanted = JSON.stringify(value);
    await this.channel.until(`${path}.${field} to be ${wanted}`, () => {
      const fields = this.view(targetId).shown.get(path);
      return JSON.stringify(fields?.[field]) === wanted;
    });
  }
}
