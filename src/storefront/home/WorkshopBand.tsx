import { ButtonLink } from '#ui/Button.tsx';
import { WhatsappIcon } from '#ui/icons/WhatsappIcon.tsx';
import { Reveal } from '#ui/Reveal.tsx';
import { chatHref } from '../shell/store-links.ts';
import css from './WorkshopBand.module.css';

const facts = [
  ['Garantía directa', 'La tramitamos aquí, sin enviarte a otra ciudad.'],
  ['Refacciones originales', 'Carbones, inducidos y baterías en existencia.'],
  ['Factura CFDI 4.0', 'La recibes por correo el mismo día.'],
  ['Entrega en obra', 'En el área metropolitana de Monterrey.'],
] as const;

export function WorkshopBand() {
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
            {facts.map(([name, text]) => (
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
