import { storeProfile } from '#domain/store-profile.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { paths } from '../paths.ts';
import { Section, StaticPage } from './StaticPage.tsx';

export function AdvantagesPage() {
  return (
    <StaticPage
      name="Ventajas"
      title="Lo que ganas al comprar aquí"
      intro="Precio claro, alguien que sabe del otro lado del mostrador y un taller que responde después."
      path={paths.advantages}
    >
      <Section title="La pruebas antes">
        <p>Usa la herramienta en el material en que vas a trabajar. Si no es para ti, te decimos cuál sí.</p>
      </Section>
      <Section title="El precio es el total">
        <p>
          Los precios que ves ya incluyen IVA y son los mismos con factura o sin ella. Donde no hay precio, lo cotizamos
          el mismo día.
        </p>
      </Section>
      <Section title="Garantía sin vueltas">
        <p>La garantía {storeProfile.brand} se tramita en nuestro taller. No mandas la herramienta a otra ciudad.</p>
      </Section>
      <Section title="Refacciones y reparación">
        <p>
          Tenemos carbones, inducidos, interruptores y baterías de los modelos que vendemos. El diagnóstico no tiene
          costo y te avisamos el precio antes de reparar.
        </p>
      </Section>
      <Section title="Factura y entrega">
        <p>Facturamos CFDI 4.0 el mismo día y entregamos en obra en el área metropolitana.</p>
        <ButtonLink href={paths.contact}>Cotizar ahora</ButtonLink>
      </Section>
    </StaticPage>
  );
}
