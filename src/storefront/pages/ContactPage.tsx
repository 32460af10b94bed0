import { useMemo } from 'react';
import { useSearch } from 'wouter';
import type { Product } from '#domain/catalogue/product.ts';
import { formatPhone, phoneHref } from '#domain/kernel/phone.ts';
import { keepMeasures } from '#domain/kernel/written-forms.ts';
import { withProduct } from '#domain/quotes/quote-list.ts';
import { pages } from '#domain/site/pages.ts';
import { PRODUCT_FIELD } from '#domain/site/query-fields.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { useQuotes } from '#store/quote-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { PhoneIcon } from '#ui/icons/PhoneIcon.tsx';
import { PinIcon } from '#ui/icons/PinIcon.tsx';
import { WhatsappIcon } from '#ui/icons/WhatsappIcon.tsx';
import { AnchorHeading } from '../page/AnchorHeading.tsx';
import { ReadingPage } from '../page/ReadingPage.tsx';
import { useServed } from '../page/use-served.ts';
import { paths } from '../paths.ts';
import { useListView } from '../quote-list/use-list-view.ts';
import { useQuoteClient } from '../quote-list/use-quote-client.ts';
import { QuoteForm } from '../quote-request/QuoteForm.tsx';
import { WithoutScript } from '../quote-request/WithoutScript.tsx';
import { productText, useStoreLinks } from '../shell/store-links.ts';
import css from './ContactPage.module.css';
import { OpeningHours } from './OpeningHours.tsx';

export function ContactPage() {
  const { address, lines, name } = useStoreProfile();
  return (
    <ReadingPage
      page={pages.contact}
      heading="Cotiza con nosotros"
      intro="Escribe, llama o ven. Con la clave del producto y la cantidad te respondemos el mismo día hábil con precio y existencia."
    >
      <div className={css['ask']}>
        <section aria-labelledby="pedir">
          <h2 id="pedir" className={css['title']}>
            Pide tu cotización
          </h2>
          <WithoutScript />
          <ContactQuote />
        </section>
        <div className={css['aside']}>
          <QuoteHelp />
          <section className={css['card']}>
            <h2 className={css['title']}>Teléfonos</h2>
            <dl>
              {lines.map(({ title, phone }) => (
                <div key={`${title} ${phone}`} className={css['line']}>
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
              {address.city}, {address.state}, C.P.&nbsp;{address.postalCode}
            </address>
            <AppLink href={address.mapUrl} className={css['map']}>
              <PinIcon size={18} /> Ver en el mapa
            </AppLink>
          </section>
          <section className={css['card']}>
            <AnchorHeading id="horario" className={css['title']}>
              Horario
            </AnchorHeading>
            <OpeningHours />
          </section>
        </div>
      </div>
    </ReadingPage>
  );
}

function useNamedProduct(clave: string | null): Product | undefined {
  const served = useServed();
  return useCatalogue(({ catalogue }) =>
    clave ? (served?.products ?? catalogue.products).find((one) => one.clave === clave) : undefined,
  );
}

/** The form with the visitor's list and the product that the address names. */
function ContactQuote() {
  useQuoteClient();
  const clave = new URLSearchParams(useSearch()).get(PRODUCT_FIELD);
  const product = useNamedProduct(clave);
  const list = useQuotes((state) => state.list);
  const asked = useMemo(() => withProduct(list, product), [list, product]);
  const view = useListView(asked);
  const isAdded = asked.length > list.length;
  const note = asked.length > 0 && <AskedNote added={isAdded ? product : undefined} count={list.length} />;
  return <QuoteForm view={view} named={product} origin="contacto" note={note} />;
}

/** What is requested with the message. A product that is not on the list is named, because who follows the link to the list does not find it there. */
function AskedNote({ added, count }: { readonly added: Product | undefined; readonly count: number }) {
  return (
    <p className={css['with']}>
      Va con {added && <b>{keepMeasures(added.nombre)}</b>}
      {added && count > 0 && ' y '}
      {count > 0 && (
        <>
          {count === 1 ? 'un producto' : `${count} productos`} de <AppLink href={paths.quote}>tu lista</AppLink>
        </>
      )}
      .
    </p>
  );
}

/** The message already contains the product that the address names. */
function QuoteHelp() {
  const { chatHref, phone, callHref, whatsappDigits } = useStoreLinks();
  const clave = new URLSearchParams(useSearch()).get(PRODUCT_FIELD);
  const product = useNamedProduct(clave);
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
        <ButtonLink look="whatsapp" href={chatHref(product ? productText(product) : clave ? `clave ${clave}` : '')}>
          <WhatsappIcon size={20} /> WhatsApp {formatPhone(whatsappDigits)}
        </ButtonLink>
        <ButtonLink look="outline" href={callHref}>
          <PhoneIcon size={18} /> Llamar al {formatPhone(phone)}
        </ButtonLink>
      </div>
    </div>
  );
}
