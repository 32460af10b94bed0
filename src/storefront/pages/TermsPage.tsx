import { storeProfile } from '#domain/store-profile.ts';
import { paths } from '../paths.ts';
import { Section, StaticPage } from './StaticPage.tsx';

export function TermsPage() {
  return (
    <StaticPage
      name="Términos y condiciones"
      intro="Este sitio es un catálogo para cotizar. La compra se cierra con la tienda, con precio y existencia confirmados."
      path={paths.terms}
    >
      <Section title="Precios">
        <p>
          En pesos mexicanos, con IVA incluido y con la fecha desde la que rigen. Sin conexión ves los últimos que
          recibió tu equipo; confírmalos antes de comprar.
        </p>
      </Section>
      <Section title="Cotizaciones">
        <p>Cada cotización dice hasta cuándo vale y qué incluye. No aparta existencia hasta que la confirmas.</p>
      </Section>
      <Section title="Garantía">
        <p>
          La herramienta {storeProfile.brand} tiene la garantía del fabricante, nunca menor de 90 días. Se hace válida
          en la tienda con nota o factura. No cubre desgaste normal ni daño por mal uso.
        </p>
      </Section>
      <Section title="Cambios y devoluciones">
        <p>
          Con nota, en su empaque y sin uso. La pintura entonada y lo cortado a medida no tienen cambio, salvo defecto.
        </p>
      </Section>
      <Section title="Fotos y fichas">
        <p>Las fotos muestran el producto tan fielmente como es posible; manda la ficha técnica del fabricante.</p>
      </Section>
    </StaticPage>
  );
}
