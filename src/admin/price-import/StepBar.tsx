import css from './StepBar.module.css';

export const STEPS = ['archivo', 'columnas', 'revision', 'aplicar'] as const;
export type Step = (typeof STEPS)[number];

const NAMES: Readonly<Record<Step, string>> = {
  archivo: 'Archivo',
  columnas: 'Columnas',
  revision: 'Revisión',
  aplicar: 'Aplicar',
};

interface StepBarProps {
  readonly step: Step;
  /** Steps that can be gone back or on to. */
  readonly open: readonly Step[];
  readonly onGo: (step: Step) => void;
}

export function StepBar({ step, open, onGo }: StepBarProps) {
  return (
    <nav aria-label="Pasos de la carga">
      <ol className={css['steps']}>
        {STEPS.map((one, at) => (
          <li key={one}>
            <button
              type="button"
              className={css['step']}
              aria-current={one === step ? 'step' : undefined}
              disabled={one !== step && !open.includes(one)}
              onClick={() => onGo(one)}
            >
              {at + 1} {NAMES[one]}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
