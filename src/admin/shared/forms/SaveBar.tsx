import { AppLink } from '#ui/AppLink.tsx';
import { Button } from '#ui/Button.tsx';
import css from './SaveBar.module.css';

interface SaveBarProps {
  /** Where "Cancelar" leads. */
  readonly back: string;
  readonly isDirty: boolean;
  /** Why nothing was saved. */
  readonly problem: string;
  readonly saveName?: string;
  readonly onSave: () => void;
}

/** The bar below a form, which stays visible when the form scrolls. */
export function SaveBar({ back, isDirty, problem, saveName = 'Guardar', onSave }: SaveBarProps) {
  return (
    <>
      <p className={css['state']} aria-live="polite">
        {problem ? <span className={css['problem']}>{problem}</span> : isDirty && 'Hay cambios sin guardar.'}
      </p>
      <div className={css['actions']}>
        <AppLink href={back} className={css['cancel']}>
          Cancelar
        </AppLink>
        <Button onClick={onSave}>{saveName}</Button>
      </div>
    </>
  );
}
