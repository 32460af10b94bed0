import { ButtonLink } from '#ui/Button.tsx';
import { WhatsappIcon } from '#ui/icons/WhatsappIcon.tsx';
import { chatHref } from '../shared/store-links.ts';
import { CategoryChips } from './CategoryChips.tsx';
import css from './SearchScreen.module.css';

export function NoResults({ query }: { readonly query: string }) {
  return (
    <div className={css['help']}>
      <output className={css['text']}>
        No lo tenemos en línea. Puede estar en la tienda: pregúntanos y te respondemos con precio y existencia.
      </output>
      <div className={css['actions']}>
        <ButtonLink look="whatsapp" href={chatHref(query)}>
          <WhatsappIcon size={20} /> Preguntar por “{query}”
        </ButtonLink>
      </div>
      <ul className={css['tips']}>
        <li>Prueba con menos palabras, o con la clave que viene en la caja.</li>
        <li>Las medidas valen con fracción o con punto: 4 1/2 o 4.5.</li>
      </ul>
      <CategoryChips />
    </div>
  );
}
