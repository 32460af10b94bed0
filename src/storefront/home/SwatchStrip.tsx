import css from './SwatchStrip.module.css';

/** The strip of seven colours in the store's logo. */
const swatches = [
  'var(--forge)',
  'var(--amber)',
  'var(--swatch-green)',
  'var(--blue)',
  'var(--swatch-purple)',
  'var(--bone)',
  'var(--graphite)',
];

export function SwatchStrip() {
  return (
    <div className={css['strip']} aria-hidden="true">
      {swatches.map((colour) => (
        <span key={colour} style={{ background: colour }} />
      ))}
    </div>
  );
}
