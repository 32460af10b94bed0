import css from './SwatchStrip.module.css';

/** The seven colours of the store's logo, in its order. */
const swatches = ['forge', 'amber', 'green', 'blue', 'purple', 'bone', 'graphite'];

export function SwatchStrip() {
  return (
    <div className={css['strip']} aria-hidden="true">
      {swatches.map((swatch) => (
        <span key={swatch} data-swatch={swatch} />
      ))}
    </div>
  );
}
