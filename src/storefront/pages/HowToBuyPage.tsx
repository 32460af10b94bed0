import { pages } from '#domain/site/pages.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { ReadingPage, Section } from '../page/ReadingPage.tsx';
import { paths } from '../paths.ts';

export function HowToBuyPage() {
  const { policies } = useStoreProfile();
  return (
    <ReadingPage
      page={pages.howToBuy}
      heading="De la búsqueda a tu obra en cinco pasos"
      intro="Aquí no se paga en línea. Eliges, te cotizamos y decides con el precio en la mano."
    >
      <Section title="1. Busca">
        <p>
          Escribe el nombre, la clave que viene en la caja o la medida: “rotomartillo”, “EA-45900”, “disco 4 1/2”. O
          entra por categoría y filtra por voltaje, medida, marca o precio. El catálogo funciona también sin conexión.
        </p>
        <ButtonLink href={paths.search} look="outline">
          Buscar en el catálogo
        </ButtonLink>
      </Section>
      <Section title="2. Arma tu lista">
        <p>
          Agrega cada producto con el botón + y di cuántas piezas. Si es pintura, anota los metros cuadrados y la
          superficie; si es refacción, el modelo de tu herramienta. Si no encuentras algo, descríbelo: lo buscamos por
          ti. La lista se queda en tu equipo y la puedes compartir con un enlace.
        </p>
        <ButtonLink href={paths.quote} look="outline">
          Ver mi lista
        </ButtonLink>
      </Section>
      <Section title="3. Pide tu cotización">
        <p>
          Envía tu lista desde aquí o por WhatsApp, llámanos o pásate por el mostrador. Dinos si la recoges o la
          entregamos, y si necesitas factura. Sin conexión también: se envía sola cuando regresa.
        </p>
        <ButtonLink href={paths.contact}>Cotizar ahora</ButtonLink>
      </Section>
      <Section title="4. Confirma">
        <p>
          Te respondemos el mismo día hábil con precio, existencia y vigencia: {policies.quoteDays} días, salvo que diga
          otra cosa. Cotizar no aparta existencia; la apartamos cuando confirmas. Si algo no conviene, te proponemos
          otra opción.
        </p>
      </Section>
      <Section title="5. Paga y recoge, o recibe">
        <p>
          Paga en tienda con {policies.payments}, o al confirmar la entrega. Entregamos en {policies.deliveryArea}, a
          pie de camión; los solventes no viajan por paquetería.
        </p>
        <p>
          Más detalles sobre <AppLink href={`${paths.questions}#pago`}>pago</AppLink>,{' '}
          <AppLink href={`${paths.questions}#factura`}>factura</AppLink>,{' '}
          <AppLink href={`${paths.questions}#entrega`}>entrega</AppLink> y{' '}
          <AppLink href={`${paths.questions}#cambios`}>cambios</AppLink> en las preguntas frecuentes.
        </p>
      </Section>
    </ReadingPage>
  );
}
