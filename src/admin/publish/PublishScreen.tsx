import { Intro } from '../shared/screen/Intro.tsx';
import { ListLayout } from '../shared/screen/Layout.tsx';
import { PublishBar } from './PublishBar.tsx';
import css from './PublishScreen.module.css';
import { QualityPanel } from './QualityPanel.tsx';

export function PublishScreen() {
  return (
    <ListLayout title="Publicar catálogo">
      <Intro problem="">
        Lo que guardas se ve en la tienda al momento. Publicar junta todos los productos en un solo archivo, para que el
        siguiente visitante los reciba de una vez en lugar de uno por uno. Se hace solo cada día, o al juntarse 150
        cambios, mientras el área de personal esté abierta.
      </Intro>
      <div className={css['bar']}>
        <PublishBar />
      </div>
      <QualityPanel />
    </ListLayout>
  );
}
