import { useEffect } from 'react';
import { selectIsAnswered, useConnection } from '#store/connection-store.ts';
import { PageHead } from '../page/PageHead.tsx';
import { PageHeading } from '../page/PageHeading.tsx';
import css from './StaffUnreached.module.css';
import { Help } from './Unreached.tsx';

/**
 * The worker answers the staff's addresses with the shop where the staff area is not on this device and the server does not answer. Once it does, the
 * page is loaded again and is the staff area.
 */
export function StaffUnreached() {
  const isAnswered = useConnection(selectIsAnswered);
  useEffect(() => {
    if (isAnswered) location.reload();
  }, [isAnswered]);

  return (
    <div className={`container ${css['page']}`}>
      <PageHead title="Área de personal" hidden />
      <PageHeading className={css['title']}>Área de personal</PageHeading>
      <Help title="Sin conexión" Heading="h2">
        En este equipo nadie del personal ha entrado todavía, y la primera vez hace falta red. Después funciona sin
        ella. Esta página se abre sola en cuanto vuelva la conexión. Si es urgente, llama a la tienda:
      </Help>
    </div>
  );
}
