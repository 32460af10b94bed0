import { type Change, changeKey, nextRev, type ServerDocument } from '../journal/change.ts';
import type { Entry, Outcome } from '../journal/journal.ts';
import { judgeChange } from '../journal/judge-change.ts';

export const ANA = { uid: 'ana', email: 'ana@tienda.mx' };
export const LUIS = { uid: 'luis', email: 'luis@tienda.mx' };

export const change = (
  id: string,
  baseRev: number,
  document: Change['document'],
  base: Change['base'] = null,
): Change => ({
  collection: 'productos',
  id,
  baseRev,
  base,
  document,
});
export const entry = (id: string, changes: readonly Change[], by = ANA): Entry => ({
  id,
  title: id,
  changes,
  by,
  at: 0,
  state: { kind: 'saved' },
});

/** A simulated server: does what the writer does in one transaction. */
export class Server {
  readonly documents = new Map<string, ServerDocument>();

  apply({ changes }: Entry): Outcome {
    const verdicts = changes.map((one) => judgeChange(one, this.documents.get(changeKey(one)) ?? null));
    if (verdicts.some(({ kind }) => kind === 'conflict')) {
      const differing = changes.filter((_, at) => verdicts[at]?.kind === 'conflict');
      return {
        kind: 'conflict',
        theirs: Object.fromEntries(
          differing.map((one) => [changeKey(one), this.documents.get(changeKey(one)) ?? null]),
        ),
      };
    }
    for (const verdict of verdicts) {
      if (verdict.kind !== 'apply') continue;
      const one = verdict.change;
      if (one.document === null) this.documents.delete(changeKey(one));
      else this.documents.set(changeKey(one), { rev: nextRev(one), document: one.document });
    }
    return { kind: 'applied' };
  }
}
