import type { ReactNode } from 'react';
import { SelectField } from '#ui/SelectField.tsx';
import { TextField } from '#ui/TextField.tsx';
import css from './FolioList.module.css';
import type { ListAddress } from './use-list-address.ts';

interface FolioListToolsProps<Shown extends string> {
  /** From `useListAddress`. */
  readonly address: ListAddress;
  /** What is searched: `Buscar por folio o nombre`. */
  readonly searchLabel: string;
  readonly stateLabel: string;
  readonly state: Shown;
  readonly options: readonly { readonly value: Shown; readonly name: string }[];
  readonly onState: (state: Shown) => void;
  readonly children?: ReactNode;
}

/** What a list of quotations or repairs is narrowed by: the words that are looked for and the state. */
export function FolioListTools<Shown extends string>(props: FolioListToolsProps<Shown>) {
  const { address, searchLabel, stateLabel, state, options, onState, children } = props;
  return (
    <div className={css['tools']}>
      <TextField label={searchLabel} name="buscar" type="search" value={address.words} onChange={address.setWords} />
      <SelectField<Shown> label={stateLabel} name="estado" value={state} options={options} onChange={onState} />
      {children}
    </div>
  );
}
