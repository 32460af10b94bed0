import { Button } from '#ui/Button.tsx';
import css from './IdleDialog.module.css';
import { KioskDialog } from './KioskDialog.tsx';

/** Warns that the kiosk is about to reset. Any touch stops the reset, so the button needs no handler of its own. */
export function IdleDialog({ secondsLeft }: { readonly secondsLeft: number }) {
  const nothing = (): void => {};
  return (
    <KioskDialog title="¿Sigues ahí?" onClose={nothing}>
      <p>Toca la pantalla para continuar. Si no, borramos tu búsqueda y tus datos para la siguiente persona.</p>
      <p className={css['seconds']} aria-hidden="true">
        {secondsLeft}
      </p>
      <Button full onClick={nothing}>
        Seguir aquí
      </Button>
    </KioskDialog>
  );
}
