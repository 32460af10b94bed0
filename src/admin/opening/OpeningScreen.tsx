import { useEffect, useRef, useState } from 'react';
import { OPENING_STEPS, type OpeningStep } from '#domain/staff/opening/opening-form.ts';
import { useConnection } from '#store/connection-store.ts';
import { useDocuments } from '#store/documents-store.ts';
import { selectIsMember, selectMay, useSession } from '#store/session-store.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { paths } from '../paths.ts';
import { FormSection } from '../shared/forms/FormSection.tsx';
import { FormLayout } from '../shared/screen/Layout.tsx';
import { useStaff } from '../staff.ts';
import { FileChoice } from './FileChoice.tsx';
import { FirstList } from './FirstList.tsx';
import css from './OpeningScreen.module.css';
import { StartStep } from './StartStep.tsx';
import { AddressStep, ContactStep, HoursStep, StoreStep } from './StepFields.tsx';
import { Summary } from './Summary.tsx';
import { useFirstList } from './use-first-list.ts';
import { useOpenShop } from './use-open-shop.ts';
import { useOpeningForm } from './use-opening-form.ts';

const TITLE = 'Abre tu tienda';
const QUESTIONS: Readonly<Record<OpeningStep, string>> = {
  inicio: '¿Con qué empieza?',
  tienda: '¿Cómo se llama y qué vende?',
  direccion: '¿Dónde está?',
  contacto: '¿A qué teléfono y WhatsApp te llaman?',
  horario: '¿Qué días y a qué horas abre?',
  abrir: 'Revisa y abre',
};
/** The account is the first. */
const MOST = 6;

/** `/admin/apertura`: the setup assistant of a fresh shop. */
export function OpeningScreen() {
  const isRefused = useSession((state) => selectIsMember(state) && !selectMay(state, 'backups'));
  const { knowledge, byId } = useDocuments('ajustes');
  const shop = useOpenShop();
  const { phase, text } = shop.state;
  if (isRefused)
    return (
      <FormLayout title={TITLE}>
        <p>Solo quien es dueño abre la tienda.</p>
      </FormLayout>
    );
  if (phase === 'done') return <Opened text={text} />;
  if (phase === 'asking' && !shop.state.problem && knowledge === 'known' && byId.has('datos'))
    return <Opened text="La tienda ya está abierta. Lo que dice de sí misma se cambia en Ajustes." />;
  return <Assistant shop={shop} />;
}

function Assistant({ shop }: { readonly shop: ReturnType<typeof useOpenShop> }) {
  const { backend } = useStaff();
  const tools = useOpeningForm();
  const { step, form, today, set, place, next, back } = tools;
  const { phase, text, problem } = shop.state;
  const list = useFirstList();
  const [isEmbedded, setEmbedded] = useState<boolean | null>(null);
  useEffect(() => {
    let isCurrent = true;
    backend.isEmbedded().then(
      (answer) => isCurrent && setEmbedded(answer),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [backend]);
  useFocusOnStep(step, place);
  const isWorking = phase === 'working';
  const isOffline = useConnection((state) => !state.reachable);
  const isArchive = step === 'inicio' && form.inicio === 'archivo' && isEmbedded === true;
  const isLast = step === 'abrir';
  const needsList = form.inicio === 'lista' && list.articles === null;

  function submit(): void {
    if (isWorking || isArchive) return;
    if (!isLast) return next();
    // The outcome is in its state.
    if (!needsList) void shop.open(form, today, form.inicio === 'lista' ? (list.articles ?? []) : []);
  }

  return (
    <FormLayout
      title={TITLE}
      subject={isLast ? 'Último paso' : `Pregunta ${OPENING_STEPS.indexOf(step) + 2} de ${MOST}`}
    >
      <progress
        className={css['progress']}
        aria-label="Preguntas contestadas"
        value={OPENING_STEPS.indexOf(step) + 1}
        max={MOST}
      />
      <form
        ref={place}
        className={css['body']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <FormSection title={QUESTIONS[step]}>
          {step === 'inicio' && (
            <StartStep start={form.inicio} onStart={(inicio) => set({ inicio })} isEmbedded={isEmbedded} />
          )}
          {isArchive && (
            <FileChoice
              label="Elegir el archivo .zip"
              accept=".zip,application/zip"
              disabled={isWorking}
              onFile={(file) => void shop.load(file)}
            />
          )}
          {step === 'tienda' && <StoreStep {...tools} />}
          {step === 'direccion' && <AddressStep {...tools} />}
          {step === 'contacto' && <ContactStep {...tools} />}
          {step === 'horario' && <HoursStep {...tools} />}
          {isLast && <Summary form={form} today={today} />}
          {isLast && form.inicio === 'lista' && <FirstList list={list} />}
        </FormSection>
        <div aria-live="polite">
          {(isWorking || isOffline) && <p className={css['working']}>{isOffline ? offlineText(isWorking) : text}</p>}
          {problem && <p className={css['problem']}>{problem}</p>}
        </div>
        <div className={css['buttons']}>
          {step !== 'inicio' && (
            <Button look="outline" disabled={isWorking} onClick={back}>
              Atrás
            </Button>
          )}
          {!isArchive && (
            <Button type="submit" aria-busy={isWorking} disabled={isWorking || (isLast && needsList)}>
              {isLast ? 'Abrir la tienda' : 'Siguiente'}
            </Button>
          )}
        </div>
        <p className={css['hint']}>Lo que contestas queda en este equipo: puedes cerrar la página y seguir después.</p>
      </form>
    </FormLayout>
  );
}

/** What an owner without a network can do, and what happens by itself. */
const offlineText = (isOpening: boolean): string =>
  isOpening
    ? 'Sin conexión. Tu tienda está guardada en este equipo y se abre sola en cuanto vuelva. Puedes cerrar la página; al volver seguimos donde íbamos.'
    : 'Sin conexión. Sigue contestando: todo queda en este equipo. Al abrirla así, la tienda se abre sola en cuanto vuelva la conexión.';

/** Whoever goes on to another question begins in its first field, and hears it by the name of its group. */
function useFocusOnStep(step: OpeningStep, place: React.RefObject<HTMLFormElement | null>): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    place.current?.querySelector<HTMLElement>('input:not([type="file"]), button')?.focus();
  }, [step, place]);
}

function Opened({ text }: { readonly text: string }) {
  return (
    <FormLayout title={TITLE}>
      <FormSection title="Abierta">
        <output>{text}</output>
        <div className={css['buttons']}>
          <a className={css['link']} href="/">
            Ver la tienda
          </a>
          <ButtonLink look="outline" href={paths.settings}>
            Ir a Ajustes
          </ButtonLink>
          <ButtonLink href={paths.products}>Ir a productos</ButtonLink>
        </div>
      </FormSection>
    </FormLayout>
  );
}
