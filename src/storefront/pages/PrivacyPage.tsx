import { formatPhone } from '#domain/kernel/phone.ts';
import { dayInFull } from '#domain/kernel/written-days.ts';
import { pages } from '#domain/site/pages.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { ReadingPage, Section } from '../page/ReadingPage.tsx';
import { paths } from '../paths.ts';
import { useStoreLinks } from '../shell/store-links.ts';
import css from './PrivacyPage.module.css';
import { SearchReportsChoice } from './SearchReportsChoice.tsx';

/** Ley Federal de Protección de Datos Personales en Posesión de los Particulares, in force since 21 March 2025: simplified, then whole. */
export function PrivacyPage() {
  const { phone, shortAddress } = useStoreLinks();
  const { name, brand, address, privacyVersion } = useStoreProfile();
  const line = formatPhone(phone);
  return (
    <ReadingPage page={pages.privacy} intro={`Cómo usa ${name} los datos que le das, y cómo decidir sobre ellos.`}>
      <section id="simplificado" className={css['simple']}>
        <h2 className={css['title']}>En breve: aviso simplificado</h2>
        <p>
          {name}, con domicilio en {shortAddress}, usa tu nombre, teléfono, correo y lo que nos cuentas para responder
          tu cotización y atender garantías, reparaciones, entregas y facturas. Solo si lo aceptas te avisamos de
          promociones. Puedes negarte a eso, o ejercer tus derechos ARCO, en el mostrador o al {line}. El aviso integral
          está a continuación.
        </p>
        <p className={css['version']}>
          Versión {privacyVersion}, vigente desde el {dayInFull(privacyVersion)}.
        </p>
      </section>
      <Section title="Quién es responsable">
        <p>
          {name}, con domicilio en {shortAddress}, C.P.&nbsp;{address.postalCode}, es responsable de tus datos
          personales conforme a la Ley Federal de Protección de Datos Personales en Posesión de los Particulares
          publicada el 20 de marzo de 2025.
        </p>
      </Section>
      <Section title="Qué datos pedimos">
        <ul>
          <li>De contacto: nombre, teléfono y, si quieres, correo.</li>
          <li>De tu solicitud: productos, cantidades, mensaje y lugar de entrega.</li>
          <li>Para facturar: RFC, razón social, régimen, código postal y uso del CFDI. Se piden en tienda.</li>
          <li>Para garantía o reparación: modelo, número de serie y comprobante de compra.</li>
        </ul>
        <p>No pedimos datos sensibles, ni bancarios en este sitio, ni de menores de edad.</p>
      </Section>
      <Section title="Para qué los usamos">
        <p>Necesario para atenderte, no requiere tu consentimiento aparte:</p>
        <ul>
          <li>Responder tu cotización y darle seguimiento.</li>
          <li>Tramitar garantías y reparaciones.</li>
          <li>Entregar, cobrar y facturar lo que compras.</li>
          <li>Cumplir obligaciones fiscales y responder a la autoridad.</li>
        </ul>
        <p>
          Secundario, solo si marcas que lo aceptas: avisarte de promociones y productos nuevos. La casilla nunca viene
          marcada; puedes retirarte cuando quieras y no cambia la atención que recibes.
        </p>
      </Section>
      <Section title="Con quién se comparten">
        <ul>
          <li>Con {brand}, cuando tramitamos una garantía: modelo, serie y comprobante.</li>
          <li>Con el transportista, para entregarte: nombre, teléfono y domicilio.</li>
          <li>
            Con quienes prestan la infraestructura de este sitio, que los tratan por encargo nuestro; y con WhatsApp, si
            decides escribirnos por ahí, conforme a su propio aviso.
          </li>
          <li>Con la autoridad que lo requiera conforme a la ley.</li>
        </ul>
        <p>No vendemos tus datos ni los cedemos para publicidad de terceros.</p>
      </Section>
      <Section title="Tus derechos ARCO">
        <p>
          Puedes acceder a tus datos, rectificarlos, cancelarlos u oponerte a su uso, limitar su divulgación y revocar
          tu consentimiento. Hazlo en el mostrador o al {line}, con tu nombre, un medio para responderte, una
          identificación y lo que pides. Si actúas por otra persona, el documento que te acredita.
        </p>
        <p>
          Respondemos en un máximo de 20 días hábiles y, si procede, lo hacemos efectivo en los 15 días hábiles
          siguientes. No tiene costo.
        </p>
        <p>
          Si crees que no te atendimos bien, puedes acudir a la Secretaría Anticorrupción y Buen Gobierno, autoridad en
          la materia.
        </p>
      </Section>
      <Section title="Cuánto los conservamos">
        <p>
          Las cotizaciones que no terminan en compra, hasta doce meses. Lo demás, el tiempo que piden las leyes fiscales
          y de garantía. Después se borran o se vuelven anónimas.
        </p>
      </Section>
      <Section title="Lo que queda en tu equipo">
        <p>
          El catálogo, tu lista de cotización, los últimos productos que viste y los que comparas se guardan sólo en tu
          equipo, para que funcionen sin conexión. Nadie más los ve. Lo que viste se borra con un botón junto a ello, y
          todo desde tu navegador cuando quieras. Este sitio no usa cookies de publicidad.
        </p>
        <p>
          Una cosa sí sale de tu equipo: una vez al día, como mucho, nos llega qué palabras se buscaron y cuáles no
          encontraron nada, para mejorar el buscador. Va sin tu nombre, sin nada que identifique tu equipo y solo con el
          día. Lo que parece un correo, un teléfono o un número largo nunca se incluye, y se borra a los 92 días.
        </p>
        <SearchReportsChoice />
      </Section>
      <Section title="Cambios a este aviso">
        <p>
          Cada versión se publica en esta página con su fecha, y cada solicitud guarda la versión con que se hizo. Si un
          cambio amplía para qué usamos tus datos, te pedimos permiso antes. Más formas de encontrarnos en{' '}
          <AppLink href={paths.contact}>contacto</AppLink>.
        </p>
      </Section>
    </ReadingPage>
  );
}
