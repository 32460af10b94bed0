import css from './SwatchStrip.module.css';

/** The store's mark: a paint maker's strip of seven colours. */
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
