import { useState } from 'react';
import { groupThousands } from '#domain/kernel/money.ts';
import { movesToWrite, type PriceMove, type PricePlan, planPrices } from '#domain/staff/products/bulk-price.ts';
import { parsePriceChange, ROUNDINGS, type Rounding } from '#domain/staff/products/price-rounding.ts';
import type { ListedProduct } from '#domain/staff/products/product-list.ts';
import { Button } from '#ui/Button.tsx';
import { ChoiceField } from '#ui/ChoiceField.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextField } from '#ui/TextField.tsx';
import css from './PriceDialog.module.css';
import { PriceGuards } from './PriceGuards.tsx';
import { PriceMoves } from './PriceMoves.tsx';
import { countProducts } from './use-bulk-edit.ts';
import { useCosts } from './use-costs.ts';

interface PriceDialogProps {
  readonly chosen: readonly ListedProduct[];
  readonly open: boolean;
  readonly onCancel: () => void;
  /** `change` is the percentage as it was understood, `+5 %`. */
  readonly onChange: (moves: readonly PriceMove[], change: string) => void;
}

const ROUNDING_NAMES: Readonly<Record<Rounding, string>> = {
  none: 'Sin redondear',
  'half-peso': 'A 50 centavos',
  peso: 'Al peso',
  ninety: 'Terminado en .90',
  five: 'A múltiplos de $5',
  ten: 'A múltiplos de $10',
};

/** Raises or lowers the prices of the chosen products by a share, and shows what comes of it before anything is written. */
export function PriceDialog({ chosen, open, onCancel, onChange }: PriceDialogProps) {
  const [typed, setTyped] = useState('');
  const [rounding, setRounding] = useState<Rounding>('none');
  // What a person agreed to holds for the plan that they saw, not for the next one.
  const [agreed, setAgreed] = useState<Agreed>(NOTHING);
  const costs = useCosts(open);
  const points = parsePriceChange(typed);
  const plan =
    open && points.ok && points.value !== null
      ? planPrices(
          chosen.map(({ id, product: { nombre, precio } }) => ({ id, nombre: nombre || 'Sin nombre', precio })),
          points.value,
          rounding,
          costs.byProduct,
        )
      : null;
  const about = `${typed.trim()} ${rounding} ${plan ? countsOf(plan) : ''}`;
  const { doubts, all } = agreed.about === about ? agreed : NOTHING;
  const written = plan ? movesToWrite(plan, doubts) : [];
  const mayWrite = written.length > 0 && costs.state !== 'reading' && (all || !plan?.isOneWay);

  function close() {
    setAgreed(NOTHING);
    onCancel();
  }

  return (
    <Dialog
      title={`Cambiar el precio de ${countProducts(chosen.length)}`}
      open={open}
      onCancel={close}
      actions={
        <>
          <Button look="outline" onClick={close}>
            Dejar como están
          </Button>
          <Button
            disabled={!mayWrite}
            onClick={() => {
              setAgreed(NOTHING);
              if (points.ok && points.value !== null) onChange(written, percentSaid(points.value));
            }}
          >
            {written.length === 1 ? 'Cambiar 1 precio' : `Cambiar ${groupThousands(written.length)} precios`}
          </Button>
        </>
      }
    >
      <div className={css['fields']}>
        <TextField
          label="Porcentaje"
          name="porcentaje"
          inputMode="text"
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          problem={points.ok ? undefined : points.error}
          hint="5 sube 5 %; -10 baja 10 %"
        />
        <ChoiceField
          label="Redondeo"
          name="redondeo"
          value={rounding}
          options={ROUNDINGS.map((value) => ({ value, name: ROUNDING_NAMES[value] }))}
          onChange={(value) => setRounding(ROUNDINGS.find((one) => one === value) ?? 'none')}
        />
      </div>
      {plan && (
        <>
          <PriceMoves plan={plan} />
          <PriceGuards
            plan={plan}
            costs={costs.state}
            points={points.ok ? (points.value ?? 0) : 0}
            areDoubtsConfirmed={doubts}
            isWholeConfirmed={all}
            onDoubts={(doubts) => setAgreed({ about, doubts, all })}
            onWhole={(all) => setAgreed({ about, doubts, all })}
          />
        </>
      )}
    </Dialog>
  );
}

interface Agreed {
  readonly about: string;
  readonly doubts: boolean;
  readonly all: boolean;
}
const NOTHING: Agreed = { about: '', doubts: false, all: false };

const countsOf = ({ moves, underCost, much, up }: PricePlan): string => [moves.length, underCost, much, up].join('/');

const percentSaid = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points) / 100} %`;
