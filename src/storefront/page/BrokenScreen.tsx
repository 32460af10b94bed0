import { Button, ButtonLink } from '#ui/Button.tsx';
import { useStoreLinks } from '../shell/store-links.ts';
import { PageHead } from './PageHead.tsx';
import { PageHeading } from './PageHeading.tsx';
import css from './screens.module.css';

export function BrokenScreen({ code }: { readonly code: string }) {
  const { chatHref } = useStoreLinks();
  return (
    <div className={`container ${css['help']}`}>
      <PageHead title="Algo falló" hidden />
      <PageHeading className={css['title']}>Algo falló</PageHeading>
      <p className={css['text']}>
        Código {code}. Vuelve a cargar la página; si sigue igual, dinos el código y lo revisamos.
      </p>
      <div className={css['actions']}>
        <Button onClick={() => location.reload()}>Volver a cargar</Button>
        <ButtonLink look="outline" href={chatHref(`la página me da el código ${code}`)}>
          Avisar por WhatsApp
        </ButtonLink>
      </div>
    </div>
  );
}
