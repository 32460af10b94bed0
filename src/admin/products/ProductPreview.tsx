import { formatCentavos } from '#domain/kernel/money.ts';
import { checkProduct } from '#domain/staff/check-product.ts';
import { parsePesos } from '#domain/staff/pesos.ts';
import type { ProductForm } from '#domain/staff/product-form.ts';
import { Drawer } from '#ui/Drawer.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Price } from '#ui/Price.tsx';
import { usePictureAddress } from '../shared/pictures/use-picture-address.ts';
import css from './ProductPreview.module.css';

interface ProductPreviewProps {
  readonly open: boolean;
  readonly form: ProductForm;
  readonly onClose: () => void;
}

/** The product as a visitor with a phone will see it, from what is typed now. */
export function ProductPreview({ open, form, onClose }: ProductPreviewProps) {
  return (
    <Drawer title="Vista previa" open={open} onClose={onClose} closeLabel="Cerrar vista previa">
      {open && <Page form={form} />}
    </Drawer>
  );
}

function Page({ form }: { readonly form: ProductForm }) {
  const address = usePictureAddress(form.imagenes[0]?.imagen ?? '');
  const precio = parsePesos(form.precio);
  const amount = precio.ok && precio.value ? formatCentavos(precio.value) : 'Cotizar';
  const problems = checkProduct(form, 'public', []);
  const specs = form.ficha.filter(({ nombre, valor }) => nombre && valor);
  const traits = form.caracteristicas.filter(Boolean);
  return (
    <article className={css['page']}>
      {!problems.ok && <p className={css['lacks']}>Así no se puede publicar todavía: faltan datos.</p>}
      <div className={css['plate']}>
        <Picture src={address} alt={form.imagenes[0]?.alt ?? ''} width={480} height={480} />
      </div>
      <p className={css['brand']}>{[form.marca, form.modelo].filter(Boolean).join(' · ')}</p>
      <h3 className={css['name']}>{form.nombre || 'Sin nombre'}</h3>
      <p className={css['clave']}>Clave {form.clave || '—'}</p>
      <Price amount={amount} size="large" note={amount === 'Cotizar' ? undefined : `con IVA · ${form.unidad}`} />
      {form.descripcion && <p className={css['text']}>{form.descripcion}</p>}
      {traits.length > 0 && (
        <ul className={css['traits']}>
          {traits.map((trait) => (
            <li key={trait}>{trait}</li>
          ))}
        </ul>
      )}
      {specs.length > 0 && (
        <table className={css['specs']}>
          <caption className="solo-lector">Ficha técnica</caption>
          <tbody>
            {specs.map(({ nombre, valor }) => (
              <tr key={nombre}>
                <th scope="row">{nombre}</th>
                <td>{valor}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </article>
  );
}
