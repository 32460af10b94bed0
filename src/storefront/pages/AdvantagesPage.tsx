import { picturesOf } from '#domain/built-store.ts';
import { pages } from '#domain/site/pages.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { ReadingPage, Section } from '../page/ReadingPage.tsx';
import { paths } from '../paths.ts';
import { StorePicture } from './StorePicture.tsx';

export function AdvantagesPage() {
  const { name, brand, policies } = useStoreProfile();
  const pictures = picturesOf({ name });
  return (
    <ReadingPage
      page={pages.advantages}
      heading="Lo que ganas al comprar aquí"
      intro="Precio claro, alguien que sabe del otro lado del mostrador y un taller que responde después."
    >
      <Section title="La pruebas antes">
        <StorePicture
          imagen={pictures.experience}
          alt="Mostrador del centro de experiencia, con herramienta para probar"
        />
        <p>
          Usa la herramienta en el material en que vas a trabajar: madera, concreto o metal. Si no es para ti, te
          decimos cuál sí. Los productos que puedes probar lo dicen en su foto.
        </p>
      </Section>
      <Section title="El precio es el total">
        <p>
          Los precios que ves ya incluyen IVA y son los mismos con factura o sin ella, con tarjeta o en efectivo. Cada
          uno dice desde cuándo rige. Donde no hay precio, lo cotizamos el mismo día hábil.
        </p>
      </Section>
      <Section title="Garantía sin vueltas">
        <p>
          La garantía {brand} es la del fabricante y se tramita en nuestro taller, sin costo. No mandas la herramienta a
          otra ciudad ni tratas con un buzón.
        </p>
        <ButtonLink href={`${paths.questions}#garantia`} look="outline">
          Qué traer para la garantía
        </ButtonLink>
      </Section>
      <Section title="Refacciones y reparación">
        <StorePicture imagen={pictures.workshop} alt="Banco del taller de servicio" />
        <p>
          Tenemos carbones, inducidos, interruptores y baterías de los modelos que vendemos. El diagnóstico no tiene
          costo y te avisamos el precio antes de reparar.
        </p>
      </Section>
      <Section title="Color igualado">
        <p>
          Preparamos tu color a partir de una muestra y guardamos la fórmula. Si a media obra falta pintura, pides el
          mismo folio.
        </p>
      </Section>
      <Section title="Te asesora quien la usa">
        <p>
          Albañilería, herrería, carpintería o pintura: dinos qué vas a hacer y en qué material, y te armamos la lista
          completa, sin piezas de más.
        </p>
      </Section>
      <Section title="Factura y entrega">
        <p>
          Facturamos CFDI 4.0 y entregamos en obra en {policies.deliveryArea}. Si recoges, hay estacionamiento y tu
          pedido te espera listo.
        </p>
      </Section>
      <Section title="El catálogo va contigo">
        <p>
          Después de la primera visita el catálogo y el buscador funcionan sin conexión, en la obra o en el sótano. Los
          precios muestran de qué día son.
        </p>
        <ButtonLink href={paths.contact}>Cotizar ahora</ButtonLink>
      </Section>
    </ReadingPage>
  );
}
