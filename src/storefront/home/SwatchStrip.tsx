import css from './SwatchStrip.module.css';

/** The strip of seven colours in the store's logo. */
const swatches = ['#c8390a', '#f4b400', '#1e7a4c', '#1b5e9e', '#74388c', '#e9e4d8', '#3b3a34'];

export function SwatchStrip() {
  return (
    <div className={css['strip']} aria-hidden="true">
      {swatches.map((colour) => (
        <span key={colour} style={{ background: colour }} />
      ))}
    </div>
  );
}
