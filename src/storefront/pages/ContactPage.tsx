import { useSearch } from 'wouter';
import { hardwareStore } from '#domain/catalogue/structured-store.ts';
import { formatPhone, phoneHref } from '#domain/kernel/phone.ts';
import { storeProfile } from '#domain/store-profile.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { PhoneIcon } from '#ui/icons/PhoneIcon.tsx';
import { PinIcon } from '#ui/icons/PinIcon.tsx';
import { WhatsappIcon } from '#ui/icons/WhatsappIcon.tsx';
import { PRODUCT_FIELD, paths } from '../paths.ts';
import { AnchorHeading } from '../shared/AnchorHeading.tsx';
import { ReadingPage, Section } from '../shared/ReadingPage.tsx';
import { StructuredData } from '../shared/StructuredData.tsx';
import { chatHref, mainLine, mainLineHref, productChatHref, whatsappDigits } from '../shared/store-links.ts';
import { keepMeasures } from '../shared/written-forms.ts';
import css from './ContactPage.module.css';

export function ContactPage() {
  const { address, hours, lines, name } = storeProfile;
  return (
    <ReadingPage
      name="Contacto"
      title="Cotiza con nosotros"
      intro="Escribe, llama o ven. Con la clave del producto y la cantidad te respondemos el mismo día hábil con precio y existencia."
      path={paths.contact}
    >
      <StructuredData of={(origin) => [hardwareStore(storeProfile, origin)]} />
      <QuoteHelp />
      <div className={css['columns']}>
        <section className={css['card']}>
          <h2 className={css['title']}>Teléfonos</h2>
          <dl className={css['lines']}>
            {lines.map(({ title, phone }) => (
              <div key={phone} className={css['line']}>
                <dt>{title}</dt>
                <dd>
                  <a href={phoneHref(phone)} className={css['phone']}>
                    {formatPhone(phone)}
                  </a>
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <section className={css['card']}>
          <AnchorHeading id="ubicacion" className={css['title']}>
            Dirección
          </AnchorHeading>
          <address className={css['address']}>
            <b>{name}</b>
            {address.street}
            <br />
            {address.city}, {address.state}, C.P. {address.postalCode}
          </address>
          <AppLink href={address.mapUrl} className={css['map']}>
            <PinIcon size={18} /> Ver en el mapa
          </AppLink>
        </section>
        <section className={css['card']}>
          <AnchorHeading id="horario" className={css['title']}>
            Horario
          </AnchorHeading>
          <dl className={css['lines']}>
            {hours.map(({ days, opens, closes }) => (
              <div key={days} className={css['line']}>
                <dt>{days}</dt>
                <dd className={css['hours']}>
                  {opens} a {closes}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <Section title="Qué decirnos">
        <ul>
          <li>La clave o el nombre del producto, y cuántas piezas.</li>
          <li>Si lo recoges o lo entregamos, y dónde es la obra.</li>
          <li>Si necesitas factura.</li>
        </ul>
      </Section>
    </ReadingPage>
  );
}

/** The product that brought the person here is already in the message. */
function QuoteHelp() {
  const clave = new URLSearchParams(useSearch()).get(PRODUCT_FIELD);
  const product = useCatalogue((state) =>
    clave ? state.catalogue.products.find((one) => one.clave === clave) : undefined,
  );
  return (
    <div className={css['quote']}>
      {clave && (
        <p className={css['product']}>
          <span className={css['small']}>Vas a cotizar</span>
          <b>{product ? keepMeasures(product.nombre) : `Clave ${clave}`}</b>
          {product && <span className={css['small']}>Clave {clave}</span>}
        </p>
      )}
      <div className={css['actions']}>
        <ButtonLink look="whatsapp" href={product ? productChatHref(product) : chatHref(clave ? `clave ${clave}` : '')}>
          <WhatsappIcon size={20} /> WhatsApp {formatPhone(whatsappDigits)}
        </ButtonLink>
        <ButtonLink look="linea" href={mainLineHref}>
          <PhoneIcon size={18} /> Llamar al {formatPhone(mainLine.phone)}
        </ButtonLink>
      </div>
    </div>
  );
}
