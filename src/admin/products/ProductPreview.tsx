import type { MouseEvent } from 'react';
import { checkProduct } from '#domain/staff/products/check-product.ts';
import { previewProduct } from '#domain/staff/products/preview-product.ts';
import type { ProductForm } from '#domain/staff/products/product-form.ts';
import { ProductBody } from '#product-page/ProductBody.tsx';
import type { ProductSummaryProps } from '#product-page/ProductSummary.tsx';
import { useUploads } from '#store/upload-store.ts';
import { Drawer } from '#ui/Drawer.tsx';
import css from './ProductPreview.module.css';

interface ProductPreviewProps {
  readonly open: boolean;
  readonly form: ProductForm;
  readonly onClose: () => void;
}

/** The product as visitors will see it, rendered by the parts of the shop's product page from what is typed now. */
export function ProductPreview({ open, form, onClose }: ProductPreviewProps) {
  return (
    <Drawer title="Vista previa" open={open} onClose={onClose} closeLabel="Cerrar vista previa" wide>
      {open && <Page form={form} />}
    </Drawer>
  );
}

function Page({ form }: { readonly form: ProductForm }) {
  const previews = useUploads((state) => state.previews);
  const product = previewProduct(form);
  const shown = {
    ...product,
    imagenes: product.imagenes.map((image) => ({ ...image, imagen: previews.get(image.imagen) ?? image.imagen })),
    documentos: product.documentos.map((sheet) => ({
      ...sheet,
      archivo: previews.get(sheet.archivo) ?? sheet.archivo,
    })),
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links within have their keys.
    <div className={css['page']} onClick={openBeside}>
      {!checkProduct(form, 'public', []).ok && (
        <p className={css['lacks']}>Así no se puede publicar todavía: faltan datos.</p>
      )}
      <ProductBody product={shown} Heading={Name} />
    </div>
  );
}

const Name: ProductSummaryProps['Heading'] = ({ className, children }) => <h2 className={className}>{children}</h2>;

/** Opens a link in a new tab, so that the form stays open. */
function openBeside(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return;
  event.preventDefault();
  event.stopPropagation();
  open(link.href, '_blank', 'noopener');
}
