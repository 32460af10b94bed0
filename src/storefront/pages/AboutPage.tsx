import { storeProfile } from '#domain/store-profile.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { paths } from '../paths.ts';
import { Section, StaticPage } from './StaticPage.tsx';

export function AboutPage() {
  const { name, brand, address } = storeProfile;
  return (
    <StaticPage
      name="Nosotros"
      title="Herramienta, pintura y taller en el mismo mostrador"
      intro={`${name} vende, demuestra y repara herramienta ${brand} en ${address.city}. Quien te atiende es quien la arregla.`}
      path={paths.about}
    >
      <Section title="Qué hacemos">
        <p>
          Vendemos herramienta inalámbrica, con cable y de carpintería, accesorios, pinturas y ferretería. Damos
          servicio a lo que vendemos y también a la herramienta {brand} que compraste en otro lado.
        </p>
      </Section>
      <Section title="Centro de experiencia">
        <p>
          Somos el primer lugar en {address.city} donde puedes usar la herramienta antes de comprarla. Hay madera,
          concreto y metal para probar, y alguien que te dice cuál te conviene y cuál no.
        </p>
      </Section>
      <Section title="Distribuidor autorizado">
        <p>
          Ser distribuidor autorizado {brand} significa que la garantía es la del fabricante, que las refacciones son
          originales y que ambas se tramitan aquí.
        </p>
        <ButtonLink href={paths.contact} look="linea">
          Ver dónde estamos
        </ButtonLink>
      </Section>
    </StaticPage>
  );
}
