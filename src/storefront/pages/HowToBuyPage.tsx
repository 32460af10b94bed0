import { ButtonLink } from '#ui/Button.tsx';
import { paths } from '../paths.ts';
import { Section, StaticPage } from './StaticPage.tsx';

export function HowToBuyPage() {
  return (
    <StaticPage
      name="Cómo comprar"
      title="De la búsqueda a tu obra en cuatro pasos"
      intro="Aquí no se paga en línea. Eliges, te cotizamos y decides con el precio en la mano."
      path={paths.howToBuy}
    >
      <Section title="1. Elige">
        <p>Busca por nombre, clave o medida, o entra por categoría. El catálogo funciona también sin conexión.</p>
      </Section>
      <Section title="2. Pide tu cotización">
        <p>
          Mándala por WhatsApp desde la página del producto, llámanos o pásate por el mostrador. Con la clave y la
          cantidad nos basta.
        </p>
        <ButtonLink href={paths.contact}>Cotizar ahora</ButtonLink>
      </Section>
      <Section title="3. Confirma">
        <p>
          Te respondemos el mismo día hábil con precio, existencia y vigencia. Si algo no conviene, te proponemos otra
          opción.
        </p>
      </Section>
      <Section title="4. Recoge o recibe">
        <p>
          Paga en tienda con efectivo, tarjeta o transferencia, o al confirmar la entrega. Entregamos en obra en el área
          metropolitana.
        </p>
      </Section>
    </StaticPage>
  );
}
