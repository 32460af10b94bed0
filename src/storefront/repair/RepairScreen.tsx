import { useLocation } from 'wouter';
import { rememberedBackendConfig } from '#rest/remembered-backend.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { PageHeading } from '../page/PageHeading.tsx';
import { decodeSegment, paths } from '../paths.ts';
import { useStoreLinks } from '../shell/store-links.ts';
import css from './RepairScreen.module.css';
import { RepairStatusPage } from './RepairStatusPage.tsx';

/** `/reparacion/{secreto}`: how a repair goes, for whoever has the link; without a secret, how to get there. */
export function RepairScreen() {
  const [path] = useLocation();
  const secreto = decodeSegment(path.slice(paths.repair.length + 1).replace(/\/$/, ''));
  return (
    <div className={`container ${css['page']}`}>
      <PageHead title="Tu reparación" hidden />
      {secreto === '' ? (
        <WithoutLink />
      ) : (
        <RepairStatusPage key={secreto} secreto={secreto} readConfig={rememberedBackendConfig} />
      )}
    </div>
  );
}

function WithoutLink() {
  const { name } = useStoreProfile();
  const { chatHref } = useStoreLinks();
  return (
    <>
      <PageHeading className={css['title']}>Tu reparación</PageHeading>
      <p className={css['intro']}>
        Escanea el código de tu recibo, o abre el enlace que te mandamos, y aquí ves cómo va tu equipo en el taller de{' '}
        {name}. Si no lo tienes a la mano, escríbenos con tu folio.
      </p>
      <div className={css['actions']}>
        <ButtonLink look="whatsapp" href={chatHref('mi reparación')}>
          Preguntar por WhatsApp
        </ButtonLink>
      </div>
    </>
  );
}
