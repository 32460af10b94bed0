import { answerKiosk } from '#device/kiosk-mode.ts';
import { Button } from '#ui/Button.tsx';
import type { KioskQuestionProps } from '../shell/late-parts.ts';
import { KioskDialog } from './KioskDialog.tsx';

/** Asks before the kiosk mode begins, because whoever opened the link may not know what it does. Closing it is a no. */
export function KioskQuestion({ onAnswer }: KioskQuestionProps) {
  const answer = (isYes: boolean): void => {
    answerKiosk(isYes);
    onAnswer();
  };
  return (
    <KioskDialog title="¿Este equipo es un kiosko de la tienda?" onClose={() => answer(false)}>
      <p>
        El enlace que abriste lo convierte en uno. Después de 90 segundos sin uso borra la lista, las solicitudes y todo
        lo escrito; las llamadas y WhatsApp se siguen en otro teléfono, y para salir hace falta el PIN de la tienda.
      </p>
      <Button full onClick={() => answer(false)}>
        No, seguir en la tienda
      </Button>
      <Button look="outline" full onClick={() => answer(true)}>
        Sí, es un equipo de la tienda
      </Button>
    </KioskDialog>
  );
}
