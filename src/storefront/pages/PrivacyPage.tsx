import { formatPhone } from '#domain/kernel/phone.ts';
import { storeProfile } from '#domain/store-profile.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { paths } from '../paths.ts';
import { mainLine, shortAddress } from '../shared/store-links.ts';
import { Section, StaticPage } from './StaticPage.tsx';

export function PrivacyPage() {
  const { name } = storeProfile;
  return (
    <StaticPage
      name="Aviso de privacidad"
      intro={`${name}, con domicilio en ${shortAddress}, es responsable de los datos personales que nos das.`}
      path={paths.privacy}
    >
      <Section title="Qué datos pedimos">
        <p>
          Los que nos das para cotizar o reparar: nombre, teléfono, correo y lo que necesitas. No pedimos datos
          sensibles ni bancarios en este sitio.
        </p>
      </Section>
      <Section title="Para qué los usamos">
        <ul>
          <li>Responder tu cotización y darle seguimiento.</li>
          <li>Tramitar garantías, reparaciones, entregas y facturas.</li>
        </ul>
        <p>
          No los usamos para promociones sin tu permiso, no los vendemos y no los compartimos salvo obligación legal.
        </p>
      </Section>
      <Section title="Lo que queda en tu equipo">
        <p>
          El catálogo se guarda en tu equipo para que funcione sin conexión. No contiene datos tuyos y puedes borrarlo
          desde tu navegador cuando quieras.
        </p>
      </Section>
      <Section title="Tus derechos">
        <p>
          Puedes pedir acceso, rectificación, cancelación u oposición (ARCO), o retirar tu consentimiento, en el
          mostrador o al {formatPhone(mainLine.phone)}. Respondemos en un máximo de 20 días hábiles.
        </p>
        <p>
          Si cambia este aviso, lo publicamos en esta página. Más formas de encontrarnos en{' '}
          <AppLink href={paths.contact}>contacto</AppLink>.
        </p>
      </Section>
    </StaticPage>
  );
}
