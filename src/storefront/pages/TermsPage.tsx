import { pages } from '#domain/site/pages.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { ReadingPage, Section } from '../page/ReadingPage.tsx';
import { paths } from '../paths.ts';
import { useStoreLinks } from '../shell/store-links.ts';

export function TermsPage() {
  const { shortAddress } = useStoreLinks();
  const { name, brand, policies } = useStoreProfile();
  return (
    <ReadingPage
      page={pages.terms}
      intro="Este sitio es un catálogo para cotizar. La compra se cierra con la tienda, con precio y existencia confirmados."
    >
      <Section title="Quiénes somos">
        <p>
          {name}, {shortAddress}. Nuestros teléfonos, horario y ubicación están en{' '}
          <AppLink href={paths.contact}>contacto</AppLink>.
        </p>
      </Section>
      <Section title="Precios">
        <p>
          En pesos mexicanos, con IVA incluido y con la fecha desde la que rigen. Es el total a pagar, con cualquier
          forma de pago. Sin conexión ves los últimos que recibió tu equipo, con su fecha; confírmalos antes de comprar.
        </p>
        <p>Si publicamos un precio con un error evidente, te avisamos antes de cobrar y puedes retirarte sin costo.</p>
      </Section>
      <Section title="Cotizaciones">
        <p>
          Cada cotización dice qué incluye y hasta cuándo vale; si no lo dice, {policies.quoteDays} días naturales. No
          aparta existencia hasta que la confirmas. Cotizar no tiene costo ni te obliga a comprar.
        </p>
      </Section>
      <Section title="Pago y factura">
        <p>
          En tienda, con {policies.payments}. Este sitio no cobra ni pide datos de tarjeta. La factura CFDI 4.0 se pide
          dentro del mes de la compra.
        </p>
      </Section>
      <Section title="Entrega">
        <p>
          En {policies.deliveryArea}, a pie de camión y en planta baja, con costo según zona y peso. Revisa la mercancía
          al recibirla y anota en la nota cualquier faltante o daño. Los solventes no se envían por paquetería.
        </p>
      </Section>
      <Section title="Garantía">
        <p>
          La herramienta {brand} tiene la garantía del fabricante, cuyo plazo viene en su póliza y en su ficha y nunca
          es menor de 90 días. Se hace válida en la tienda, sin costo, con la herramienta completa y tu nota o factura.
        </p>
        <p>
          Cubre defectos de material y fabricación: reparación, refacciones y mano de obra; si no se puede reparar, la
          reposición o la devolución de lo pagado. No cubre desgaste normal de carbones, baterías, discos y brocas, ni
          daño por golpes, agua, uso distinto al del manual o reparación ajena.
        </p>
      </Section>
      <Section title="Reparaciones">
        <p>
          Se reciben con folio y diagnóstico sin costo, y se hacen solo con tu autorización del presupuesto. Una vez
          lista, guardamos la herramienta {policies.pickupDays} días; después puede generar costo de almacenaje, que te
          avisamos antes.
        </p>
      </Section>
      <Section title="Cambios y devoluciones">
        <p>
          Dentro de {policies.exchangeDays} días, con nota, en su empaque y sin uso. La pintura preparada y lo cortado a
          medida no tienen cambio, salvo defecto. Nada de esto limita los derechos que te da la Ley Federal de
          Protección al Consumidor.
        </p>
      </Section>
      <Section title="Fotos, fichas y colores">
        <p>
          Las fotos muestran el producto tan fielmente como es posible; manda la ficha técnica del fabricante. Los
          colores en pantalla son aproximados: confírmalos con el muestrario.
        </p>
      </Section>
      <Section title="Uso del sitio">
        <p>
          Puedes consultar, compartir e imprimir el catálogo. Las marcas pertenecen a sus dueños. Cómo tratamos tus
          datos está en el <AppLink href={paths.privacy}>aviso de privacidad</AppLink>.
        </p>
      </Section>
      <Section title="Aclaraciones">
        <p>
          Si algo no salió bien, dínoslo primero: casi todo se resuelve en el mostrador. También puedes acudir a la
          Procuraduría Federal del Consumidor. Aplican las leyes mexicanas.
        </p>
      </Section>
    </ReadingPage>
  );
}
