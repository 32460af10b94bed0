import { useEffect, useMemo, useState } from 'react';
import { type KeptProduct, newProduct, parseKeptProduct } from '#domain/staff/kept-product.ts';
import { sameValue } from '#domain/staff/plain-value.ts';
import { type FoundDocument, type FoundProduct, productState } from '#domain/staff/product-commands.ts';
import {
  duplicateForm,
  emptyProductForm,
  internalForm,
  type ProductForm,
  productToForm,
} from '#domain/staff/product-form.ts';
import { findProduct } from '#domain/staff/product-list.ts';
import { readKeptForm } from '../journal/kept-forms.ts';
import { newProductId } from '../shared/new-product-id.ts';
import { useKeeping } from '../shared/use-keeping.ts';
import { productSources } from '../shared/use-products.ts';
import { useStaff } from '../staff.ts';

export interface OpenProduct {
  /** The documents as this form found them. */
  readonly found: FoundProduct;
  readonly form: ProductForm;
  /** The form of those documents; the form is unsaved while it differs from it. */
  readonly saved: ProductForm;
  /** When the restored form was left half written; `null` where nothing was restored. */
  readonly restoredAt: number | null;
}

export interface ProductFormState {
  readonly open: OpenProduct | null;
  readonly isDirty: boolean;
  readonly change: (change: (form: ProductForm) => ProductForm) => void;
  /** Starts again from what the shop and the journal have now. */
  readonly reload: () => void;
  /** Deletes what was typed since. */
  readonly discard: () => void;
}

const formOf = (found: FoundProduct): ProductForm => {
  const { fields } = productState(found) === 'public' ? found.publico : found.borrador;
  return fields ? productToForm(fields, found.interno?.fields ?? null) : emptyProductForm;
};

interface Wanted {
  /** `null`: a new one. */
  readonly id: string | null;
  /** The product that a new one starts as a copy of. */
  readonly copyOf: string | null;
  /** The person whose half-written forms are restored. */
  readonly uid: string;
}

/** The state of a product's form: opened from what this device has, and stored on it whenever typing pauses. */
export function useProductForm({ id, copyOf, uid }: Wanted, isKnown: boolean): ProductFormState {
  const { backend } = useStaff();
  const key = `producto ${uid} ${id ?? (copyOf === null ? 'nuevo' : `copia ${copyOf}`)}`;
  const [open, setOpen] = useState<OpenProduct | null>(null);

  useEffect(() => {
    if (!isKnown) return undefined;
    let isCurrent = true;
    void start(key, id, copyOf).then((started) => {
      if (isCurrent) setOpen(started);
    });
    return () => {
      isCurrent = false;
    };
  }, [key, id, copyOf, isKnown]);

  // The private document can only be read from the server, and the form does not wait for it.
  const openId = open?.found.id;
  const lacksInternal = open !== null && open.found.interno === null;
  useEffect(() => {
    if (openId === undefined || !lacksInternal) return undefined;
    let isCurrent = true;
    void backend.readDocument('internos', openId).then((interno) => {
      if (isCurrent && interno) setOpen((before) => before && withInternal(before, interno));
    });
    return () => {
      isCurrent = false;
    };
  }, [backend, openId, lacksInternal]);

  const isDirty = useMemo(() => open !== null && !sameValue(open.form, open.saved), [open]);
  const found = open?.found;
  const form = open?.form;
  const kept = useMemo(
    (): KeptProduct | null => (isDirty && found && form ? { found, form } : null),
    [isDirty, found, form],
  );
  const drop = useKeeping(key, kept);

  const restart = (): void => {
    void drop()
      .then(() => start(key, open?.found.id ?? id, null))
      .then(setOpen);
  };
  return {
    open,
    isDirty,
    change: (change) => setOpen((before) => before && { ...before, form: change(before.form) }),
    reload: restart,
    discard: restart,
  };
}

async function start(key: string, id: string | null, copyOf: string | null): Promise<OpenProduct> {
  const found = id === null ? newProduct(newProductId()) : findProduct(productSources(), id, null);
  const saved = formOf(found);
  const kept = await readKeptForm(key);
  const left = kept && parseKeptProduct(kept.values);
  if (kept && left) return { ...left, saved: formOf(left.found), restoredAt: kept.at };
  const form = copyOf === null ? saved : duplicateForm(formOf(findProduct(productSources(), copyOf, null)));
  return { found, form, saved, restoredAt: null };
}

function withInternal(open: OpenProduct, interno: FoundDocument): OpenProduct {
  const found = { ...open.found, interno };
  const internal = internalForm(interno.fields);
  return { ...open, found, form: { ...open.form, ...internal }, saved: { ...open.saved, ...internal } };
}
