import { useId } from 'react';
import { seeAllText } from '#domain/catalogue/see-all-text.ts';
import type { CategoryForm } from '#domain/staff/forms/category-form.ts';
import { DrawerLinks } from '#ui/DrawerLinks.tsx';
import { ChevronDownIcon } from '#ui/icons/ChevronDownIcon.tsx';
import { ChevronRightIcon } from '#ui/icons/ChevronRightIcon.tsx';
import { MegaPanel } from '#ui/MegaPanel.tsx';
import { useStaffLabels } from '../shared/documents/use-staff-rows.ts';
import { usePictureAddress } from '../shared/pictures/use-picture-address.ts';
import css from './MenuPreview.module.css';

interface MenuPreviewProps {
  readonly form: CategoryForm;
  /** The stored unicID: its subcategories are shown, because they move with a new one. */
  readonly unicID: string;
}

/** A preview of the category in the menus as it is typed, without working links. */
export function MenuPreview({ form, unicID }: MenuPreviewProps) {
  const heading = useId();
  const { rows } = useStaffLabels();
  const links = rows
    .filter(({ value }) => value.unicID === unicID)
    .map(({ value }) => ({ key: value.id, name: value.nombre, href: '#' }));
  const name = form.name || 'Sin nombre';
  const opens = form.menu !== 'simple';
  return (
    <section aria-labelledby={heading} className={css['preview']}>
      <h3 id={heading} className={css['title']}>
        Así se ve
      </h3>
      <div className={css['frames']} inert>
        <figure className={css['desktop']}>
          <figcaption className={css['caption']}>En computadora</figcaption>
          <div className={css['bar']} data-open={form.menu === 'megamenu' || undefined}>
            <span>
              {name} {form.menu === 'megamenu' && <ChevronDownIcon size={14} />}
            </span>
          </div>
          {form.menu === 'megamenu' && <Panel form={form} links={links} name={name} />}
        </figure>
        <figure className={css['phone']}>
          <figcaption className={css['caption']}>En el celular</figcaption>
          {form.isPublic ? (
            <>
              <div className={css['entry']}>
                {name} {opens && <ChevronRightIcon size={18} />}
              </div>
              {opens && <DrawerLinks all={{ name: 'Ver todo', href: '#' }} links={links} />}
            </>
          ) : (
            <p className={css['none']}>No aparece: está oculta.</p>
          )}
        </figure>
      </div>
    </section>
  );
}

type Links = Parameters<typeof DrawerLinks>[0]['links'];

function Panel({ form, links, name }: { readonly form: CategoryForm; readonly links: Links; readonly name: string }) {
  const [first, second] = form.features;
  const pictures = [
    usePictureAddress(first?.imagenes[0]?.imagen ?? ''),
    usePictureAddress(second?.imagenes[0]?.imagen ?? ''),
  ];
  const features = form.features.flatMap((feature, at) =>
    feature ? [{ name: feature.name, description: feature.description, href: '#', picture: pictures[at] }] : [],
  );
  return (
    <div className={css['panel']}>
      <MegaPanel title="Subcategorías" links={links} all={{ name: seeAllText(name), href: '#' }} features={features} />
    </div>
  );
}
