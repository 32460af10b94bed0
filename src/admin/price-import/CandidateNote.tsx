import type { PriceEvidence } from '#domain/price-import/price-evidence.ts';
import css from './CandidateNote.module.css';
import { candidateText, exampleText } from './question-texts.ts';

/** What speaks for a column being the price: how its amounts compare with today's, and three products. */
export function CandidateNote({ evidence }: { readonly evidence: PriceEvidence }) {
  return (
    <span className={css['note']}>
      <span>{candidateText(evidence)}</span>
      {evidence.examples.map((example) => (
        <span key={example.clave}>{exampleText(example)}</span>
      ))}
    </span>
  );
}
