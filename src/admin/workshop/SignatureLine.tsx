import css from './Receipt.module.css';

/** Where the customer signs, under what they sign. */
export function SignatureLine({ text, name }: { readonly text: string; readonly name: string }) {
  return (
    <div className={css['signature']}>
      <p>{text}</p>
      <p className={css['line']}>Firma{name && ` de ${name}`}</p>
    </div>
  );
}
