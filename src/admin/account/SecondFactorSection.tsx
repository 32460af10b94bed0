import { useState } from 'react';
import { dayInFull, shopDayOf } from '#domain/kernel/written-days.ts';
import { codesLeftText } from '#domain/staff/people/second-step.ts';
import { Button } from '#ui/Button.tsx';
import { FormSection } from '../shared/forms/FormSection.tsx';
import { useStaff } from '../staff.ts';
import { EnrollFactor } from './EnrollFactor.tsx';
import { ProofForm } from './ProofForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import css from './SecondFactor.module.css';
import { useSecondFactor } from './use-second-factor.ts';

/** Where the server's answer was lost, nobody knows whether it made new codes. */
const NO_CODES =
  'No llegaron códigos nuevos. Vuelve a hacerlos en un momento: hasta que veas otros no se sabe si los de antes sirven.';

type Doing = 'nothing' | 'enrolling' | 'removing' | 'new-codes';

/** One's own second factor: setting a phone up, new recovery codes, taking it away. */
export function SecondFactorSection({ isOnline }: { readonly isOnline: boolean }) {
  const { session } = useStaff();
  const { state, refresh, makeCodes } = useSecondFactor(isOnline);
  const [doing, setDoing] = useState<Doing>('nothing');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [said, setSaid] = useState('');

  function finish(text: string) {
    setDoing('nothing');
    setCodes(null);
    setSaid(text);
    refresh();
  }
  async function showCodes(text: string, without = text) {
    const made = await makeCodes();
    finish(made ? text : without);
    setCodes(made);
  }
  const begin = (next: Doing): void => {
    setSaid('');
    setDoing(next);
  };
  const cancel = (): void => setDoing('nothing');

  return (
    <FormSection
      title="Verificación en dos pasos"
      hint="Al entrar pide, además de la contraseña, un código de tu teléfono"
    >
      <output className={css['note']}>{said}</output>
      {codes ? (
        <RecoveryCodes
          codes={codes}
          onDone={() => {
            setCodes(null);
            setSaid('');
          }}
        />
      ) : doing === 'enrolling' ? (
        // The codes come when they are made; without them the section says how many there are.
        <EnrollFactor
          onCancel={cancel}
          onEnrolled={() => void showCodes('La verificación en dos pasos está activada.')}
        />
      ) : doing === 'removing' ? (
        <ProofForm
          key="quitar"
          action="Quitar"
          onCancel={cancel}
          onProof={async (password, code) => {
            const removed = await session.removeFactor(password, code);
            if (removed.ok) finish('Ya entras solo con tu contraseña. Se cerraron tus sesiones en los demás equipos.');
            return removed;
          }}
        />
      ) : doing === 'new-codes' ? (
        <ProofForm
          key="codigos"
          action="Hacer códigos nuevos"
          onCancel={cancel}
          onProof={async (password, code) => {
            const proved = await session.confirm(password, code);
            if (proved.ok) await showCodes('Los códigos de antes ya no sirven.', NO_CODES);
            return proved;
          }}
        />
      ) : (
        <Offer state={state} isOnline={isOnline} onBegin={begin} />
      )}
    </FormSection>
  );
}

interface OfferProps {
  readonly state: ReturnType<typeof useSecondFactor>['state'];
  readonly isOnline: boolean;
  readonly onBegin: (next: Doing) => void;
}

/** The state of the second factor, and what can be done about it. */
function Offer({ state, isOnline, onBegin }: OfferProps) {
  const { status, since, codesLeft } = state;
  return (
    <div className={css['part']}>
      {status === 'on' && (
        <p>
          Activada{since !== null && ` desde el ${dayInFull(shopDayOf(since))}`}.
          {codesLeft !== null && ` ${codesLeftText(codesLeft)}`}
        </p>
      )}
      {status === 'on' && codesLeft !== null && codesLeft < 3 && (
        <p className={css['warning']}>Haz códigos nuevos: sin ellos y sin tu teléfono no podrías entrar.</p>
      )}
      {status === 'off' && <p>No está activada: se entra solo con la contraseña.</p>}
      {status === 'unknown' && isOnline && (
        <p className={css['problem']}>No se pudo preguntar a la tienda. Abre esta página otra vez en un momento.</p>
      )}
      <div className={css['ways']}>
        {status === 'off' && (
          <Button look="outline" disabled={!isOnline} onClick={() => onBegin('enrolling')}>
            Activar con mi teléfono
          </Button>
        )}
        {status === 'on' && codesLeft !== null && (
          <Button look="outline" disabled={!isOnline} onClick={() => onBegin('new-codes')}>
            Códigos nuevos
          </Button>
        )}
        {status === 'on' && (
          <Button look="outline" disabled={!isOnline} onClick={() => onBegin('removing')}>
            Quitar
          </Button>
        )}
      </div>
      {!isOnline && (
        <p className={css['note']}>Para esto hace falta conexión. Tu sesión en este equipo sigue abierta.</p>
      )}
    </div>
  );
}
