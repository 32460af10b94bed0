import { picturesOf } from '#domain/built-store.ts';
import { pages } from '#domain/site/pages.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { ReadingPage, Section } from '../page/ReadingPage.tsx';
import { paths } from '../paths.ts';
import { StorePicture } from './StorePicture.tsx';

export function AboutPage() {
  const { name, brand, address, policies } = useStoreProfile();
  const pictures = picturesOf({ name });
  return (
    <ReadingPage
      page={pages.about}
      heading="Herramienta, pintura y taller en el mismo mostrador"
      intro={`${name} vende, demuestra y repara herramienta ${brand} en ${address.city}. Quien te atiende es quien la arregla.`}
    >
      <StorePicture wide imagen={pictures.front} alt={`Fachada de ${name}`} />
      <Section title="Qué hacemos">
        <p>
          Vendemos herramienta inalámbrica, con cable, neumática y de carpintería, sus accesorios, pinturas, esmaltes e
          impermeabilizantes, y la ferretería que hace falta para instalar todo eso. Damos servicio a lo que vendemos y
          también a la herramienta {brand} que compraste en otro lado.
        </p>
        <p>
          Atendemos igual a quien viene por una broca que a quien arma el pedido de una obra. Lo que no tenemos en el
          mostrador lo conseguimos, y si hay algo que te conviene más, te lo decimos.
        </p>
      </Section>
      <Section title="Centro de experiencia" id="centro-de-experiencia">
        <StorePicture
          imagen={pictures.experience}
          alt="Mostrador del centro de experiencia, con herramienta para probar"
        />
        <p>
          Somos el primer lugar en {address.city} donde puedes usar la herramienta antes de comprarla. Hay madera,
          concreto y metal para probar, y alguien que te dice cuál te conviene y cuál no. No hace falta cita: ven en el
          horario de la tienda.
        </p>
        <ButtonLink href={`${paths.questions}#probar`} look="outline">
          Cómo funciona
        </ButtonLink>
      </Section>
      <Section title="Distribuidor autorizado">
        <p>
          Ser distribuidor autorizado {brand} significa que la garantía es la del fabricante, que las refacciones son
          originales y que ambas se tramitan aquí. Cada herramienta que sale trae su factura y su número de serie.
        </p>
      </Section>
      <Section title="Taller y centro de servicio" id="taller">
        <StorePicture imagen={pictures.workshop} alt="Banco del taller de servicio" />
        <p>
          Recibimos la herramienta con folio, la diagnosticamos sin costo y te llamamos con el presupuesto. Reparamos
          solo cuando lo autorizas, con refacciones originales, y la probamos antes de entregarla. Si decides no
          repararla, te la llevas como llegó.
        </p>
      </Section>
      <Section title="Pintura y color">
        <p>
          Preparamos color en base agua y base solvente, igualamos tu muestra y te calculamos cuánto necesitas por metro
          cuadrado y por mano, con el rendimiento del fabricante. Guardamos la fórmula con tu folio, para que la segunda
          cubeta sea del mismo tono que la primera.
        </p>
      </Section>
      <Section title="Dónde estamos">
        <p>
          {address.street}, {address.city}, {address.state}, C.P.&nbsp;{address.postalCode}. Entregamos en{' '}
          {policies.deliveryArea}.
        </p>
        <ButtonLink href={paths.contact} look="outline">
          Ver horario y mapa
        </ButtonLink>
      </Section>
    </ReadingPage>
  );
}
