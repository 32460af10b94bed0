import { SelectField } from '#ui/SelectField.tsx';
import css from './SettingsFields.module.css';
import { useKnownShop } from './use-known-shop.ts';

interface AddressFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly problem: string | undefined;
  /** What no address means; absent where one is needed. */
  readonly none?: string;
  readonly onChange: (href: string) => void;
}

/** Chooses a page of the shop. An address that is gone stays readable until another is chosen. */
export function AddressField({ label, name, value, problem, none, onChange }: AddressFieldProps) {
  const addresses = useKnownShop().addresses ?? [];
  const isKnown = value === '' || addresses.some(({ href }) => href === value);
  return (
    <div>
      <SelectField
        label={label}
        name={name}
        value={value}
        options={[
          ...(none === undefined ? [] : [{ value: '', name: none }]),
          ...(isKnown ? [] : [{ value, name: `${value} (ya no existe)` }]),
          ...addresses.map(({ href, name: title }) => ({ value: href, name: title })),
        ]}
        onChange={onChange}
      />
      {problem && <p className={css['problem']}>{problem}</p>}
    </div>
  );
}
