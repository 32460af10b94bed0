import type { Product } from '#domain/catalogue/product.ts';
import { fileSize } from '#domain/kernel/file-size.ts';
import { keepMeasures } from '#domain/kernel/written-forms.ts';
import { imageAddress } from '#pictures/image-address.ts';
import css from './ProductDetails.module.css';

export function ProductDetails({ product }: { readonly product: Product }) {
  const { descripcion, caracteristicas, documentos } = product;
  return (
    <div className={css['details']}>
      {descripcion && <p className={css['text']}>{keepMeasures(descripcion)}</p>}
      {caracteristicas.length > 0 && (
        <section>
          <h2 className={css['title']}>Características</h2>
          <ul className={css['list']}>
            {caracteristicas.map((one, at) => (
              <li key={`${one} ${at}`}>{keepMeasures(one)}</li>
            ))}
          </ul>
        </section>
      )}
      {documentos.length > 0 && (
        <section>
          <h2 className={css['title']}>Documentos</h2>
          <ul className={css['documents']}>
            {documentos.map(({ nombre, archivo, bytes }, at) => (
              <li key={`${archivo} ${at}`}>
                <a href={imageAddress(archivo)} className={css['document']}>
                  {nombre} <span className={css['size']}>{fileSize(bytes)}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
