import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { calculatorForms, MATERIAL_FIELD, readAddress, writeAddress } from '#domain/calculators/calculator-address.ts';
import type { Typed } from '#domain/calculators/measures.ts';
import type { CalculatorName } from '#domain/calculators/product-calculator.ts';
import { paths } from '../paths.ts';
import { keepMeasured } from './kept-measures.ts';

/** How long after the last key the address says what was typed. Safari refuses more than a hundred changes in ten seconds. */
const ADDRESS_MS = 400;

export interface Calculator {
  readonly name: CalculatorName;
  readonly typed: Typed;
  /** The chosen product. */
  readonly clave: string | undefined;
  /** Opens the calculator as it is now. */
  readonly address: string;
  /** Whether the form was sent, so that what is missing is said. */
  readonly asked: boolean;
  readonly ask: () => void;
  readonly setField: (name: string, text: string) => void;
  readonly setRow: (row: number, name: string, text: string) => void;
  readonly addRow: () => void;
  readonly removeRow: (row: number) => void;
  /** Takes over what was measured before; the material stays. */
  readonly reuse: (measured: Typed) => void;
  /** Another material: what was typed over its usual values is forgotten with it. */
  readonly choose: (clave: string | undefined, fields?: Readonly<Record<string, string>>) => void;
}

interface State {
  readonly typed: Typed;
  readonly clave: string | undefined;
}

/** The fields that say what the chosen material says of itself. */
const OF_MATERIAL = ['manos', 'rendimiento', 'consumo'] as const;

/** What is typed in a calculator. It begins as the address says, and the address follows it, so that it can be shared as it is. */
export function useCalculator(name: CalculatorName): Calculator {
  const search = useSearch();
  const [, navigate] = useLocation();
  const [state, setState] = useState<State>(() => {
    const params = new URLSearchParams(search);
    return { typed: readAddress(name, [...params]), clave: params.get(MATERIAL_FIELD) ?? undefined };
  });
  // A form that was sent without JavaScript names all its fields.
  const [asked, setAsked] = useState(() =>
    new URLSearchParams(search).has(calculatorForms[name].dimensions[0]?.name ?? ''),
  );
  const [changed, setChanged] = useState(false);
  const fields = writeAddress(name, state.typed, state.clave).map(([key, text]) => [key, text]);
  const address = `${paths.calculator}?${new URLSearchParams(fields).toString()}`;

  useEffect(() => {
    if (!changed) return undefined;
    const timer = setTimeout(() => navigate(address, { replace: true }), ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [changed, address, navigate]);
  useEffect(() => {
    if (changed) keepMeasured(name, state.typed);
  }, [changed, name, state.typed]);

  const change = (to: (before: State) => State): void => {
    setChanged(true);
    setState(to);
  };
  const changeTyped = (to: (before: Typed) => Typed): void =>
    change((before) => ({ ...before, typed: to(before.typed) }));

  return {
    name,
    ...state,
    address,
    asked,
    ask: () => setAsked(true),
    setField: (field, text) => changeTyped(({ rows, fields }) => ({ rows, fields: { ...fields, [field]: text } })),
    setRow: (row, field, text) =>
      changeTyped(({ rows, fields }) => ({ fields, rows: rows.with(row, { ...rows[row], [field]: text }) })),
    addRow: () => changeTyped(({ rows, fields }) => ({ fields, rows: [...rows, {}] })),
    removeRow: (row) => changeTyped(({ rows, fields }) => ({ fields, rows: rows.toSpliced(row, 1) })),
    reuse: (measured) =>
      changeTyped(({ fields }) => ({ rows: measured.rows, fields: { ...fields, ...measured.fields } })),
    choose: (clave, more = {}) =>
      change(({ typed: { rows, fields } }) => {
        const own = Object.entries(fields).filter(([field]) => !OF_MATERIAL.some((one) => one === field));
        return { clave, typed: { rows, fields: { ...Object.fromEntries(own), ...more } } };
      }),
  };
}
