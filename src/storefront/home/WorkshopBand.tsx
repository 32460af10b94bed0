import { useStoreProfile } from '#store/profile-store.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { WhatsappIcon } from '#ui/icons/WhatsappIcon.tsx';
import { Reveal } from '#ui/Reveal.tsx';
import { useStoreLinks } from '../shell/store-links.ts';
import css from './WorkshopBand.module.css';

const facts = [
  ['Garantía directa', 'La tramitamos aquí, sin enviarte a otra ciudad.'],
  ['Refacciones originales', 'Carbones, inducidos y baterías en existencia.'],
  ['Factura CFDI 4.0', 'La recibes por correo el mismo día.'],
] as const;

export function WorkshopBand() {
  const { chatHref } = useStoreLinks();
  const { policies } = useStoreProfile();
  const shown = [...facts, ['Entrega en obra', `En ${policies.deliveryArea}.`] as const];
  return (
    <section className={css['band']}>
      <Reveal>
        <div className={`container ${css['columns']}`}>
          <div>
            <h2 className={css['title']}>El taller está en la tienda</h2>
            <p className={css['text']}>
              Reparamos lo que vendemos. Diagnóstico sin costo, refacciones originales y garantía directa del
              fabricante.
            </p>
            <ButtonLink look="whatsapp" href={chatHref('la reparación de mi herramienta')}>
              <WhatsappIcon size={20} /> Escríbenos por WhatsApp
            </ButtonLink>
          </div>
          <dl className={css['facts']}>
            {shown.map(([name, text]) => (
              <div key={name} className={css['fact']}>
                <dt className={css['factName']}>{name}</dt>
                <dd className={css['factText']}>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Reveal>
    </section>
  );
}
