import { useEffect, useMemo, useState } from 'react';
import { collisionsOf, decideField } from '#domain/staff/forms/rebase-form.ts';
import { sameValue } from '#domain/staff/journal/plain-value.ts';
import { followProduct, formOfProduct } from '#domain/staff/products/follow-product.ts';
import { type KeptProduct, newProduct, parseKeptProduct } from '#domain/staff/products/kept-product.ts';
import type { FoundProduct } from '#domain/staff/products/product-commands.ts';
import { duplicateForm, isPrivateField, type ProductForm } from '#domain/staff/products/product-form.ts';
import { findProduct } from '#domain/staff/products/product-list.ts';
import { readKeptForm } from '../journal/kept-forms.ts';
import { useFormKey } from '../shared/forms/use-form-key.ts';
import { useKeeping } from '../shared/forms/use-keeping.ts';
import { newProductId } from '../shared/products/new-product-id.ts';
import { productSources } from '../shared/products/use-products.ts';
import { type LatestProduct, useLatestProduct } from './use-latest-product.ts';

export interface OpenProduct {
  /** The documents as the shop has them now, with this device's unsent work over them. */
  readonly found: FoundProduct;
  readonly form: ProductForm;
  /** What each field started from; the form is unsaved while it differs from it. */
  readonly saved: ProductForm;
  /** When the restored form was left half written; `null` where nothing was restored. */
  readonly restoredAt: number | null;
  /** The fields that somebody else changed last while the form was open. */
  readonly joined: readonly (keyof ProductForm)[];
}

export interface ProductFormState {
  readonly open: OpenProduct | null;
  readonly isDirty: boolean;
  /** Fields that somebody else changed too, which a person has to decide before a save. */
  readonly collisions: readonly (keyof ProductForm)[];
  readonly decide: (name: keyof ProductForm, side: 'mine' | 'theirs') => void;
  readonly change: (change: (form: ProductForm) => ProductForm) => void;
  /** Follows nothing while the form itself is being saved: its own edit would look like somebody else's. */
  readonly save: <Answer extends { readonly ok: boolean }>(save: () => Promise<Answer>) => Promise<Answer>;
  /** Starts again from what the shop and the journal have now. */
  readonly reload: () => void;
  /** Deletes what was typed since. */
  readonly discard: () => void;
}

interface Wanted {
  /** `null`: a new one. */
  readonly id: string | null;
  /** The product that a new one starts as a copy of. */
  readonly copyOf: string | null;
  /** The person whose half-written forms are restored. */
  readonly uid: string;
}

/** The state of a product's form: it follows what the shop has, field by field, and is stored on the device whenever typing pauses. */
export function useProductForm({ id, copyOf, uid }: Wanted, latest: LatestProduct): ProductFormState {
  const { found: shop } = latest;
  // A copy has nothing of a product that is still being read.
  const original = useLatestProduct(copyOf);
  const isKnown = latest.isKnown && original.isKnown;
  const key = useFormKey(`producto ${uid} ${id ?? (copyOf === null ? 'nuevo' : `copia ${copyOf}`)}`);
  const [begun, setBegun] = useState<{ readonly key: string; readonly open: OpenProduct } | null>(null);
  const started = begun?.key === key ? begun.open : null;

  useEffect(() => {
    if (key === null || !isKnown) return undefined;
    let isCurrent = true;
    void readKeptForm(key).then((kept) => {
      if (isCurrent)
        setBegun((before) => (before?.key === key ? before : { key, open: start(shop, kept, original.found) }));
    });
    return () => {
      isCurrent = false;
    };
    // The form starts once; what the shop says later is followed below.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, copyOf, isKnown]);

  /** The form as it was when its save began. */
  const [sent, setSent] = useState<ProductForm | null>(null);
  const open = started && shop && isKnown && !sent ? follow(started, shop) : started;
  // A form that has followed is the start of the next step, and what is typed goes on from it.
  if (key !== null && open && open !== started) setBegun({ key, open });

  const isDirty = useMemo(() => open !== null && !sameValue(open.form, open.saved), [open]);
  const kept = useMemo((): KeptProduct | null => {
    return isDirty && open ? { found: open.found, form: open.form, saved: open.saved } : null;
  }, [isDirty, open]);
  // Until the key is known nothing is open, and nothing kept.
  const drop = useKeeping(key ?? '', kept);

  const update = (next: (open: OpenProduct) => OpenProduct): void =>
    setBegun((before) => before && { key: before.key, open: next(before.open) });
  const restart = (sentForm: ProductForm | null): void => {
    void drop().then(() => {
      setSent(null);
      update(({ found, form }) => {
        const restarted = fresh(findProduct(sources(latest), found.id, found.interno));
        return sentForm ? { ...restarted, form: typedSince(sentForm, form, restarted.form) } : restarted;
      });
    });
  };
  const theirs = useMemo(() => open && formOfProduct(open.found), [open]);
  return {
    open,
    isDirty,
    collisions: open && theirs ? collisionsOf(open, theirs) : [],
    decide: (name, side) => update((now) => ({ ...now, ...decideField(now, formOfProduct(now.found), name, side) })),
    change: (change) => update((now) => ({ ...now, form: change(now.form) })),
    async save(save) {
      setSent(open?.form ?? null);
      const answer = await save();
      // After a save the form starts again, and follows from then on.
      if (!answer.ok) setSent(null);
      return answer;
    },
    reload: () => restart(open?.form ?? null),
    discard: () => restart(null),
  };
}

const sources = ({ live }: LatestProduct) => ({ ...productSources(), live });

function fresh(found: FoundProduct): OpenProduct {
  const saved = formOfProduct(found);
  return { found, form: saved, saved, restoredAt: null, joined: [] };
}

/** What was typed while the save was on its way, over the form as it was saved. */
function typedSince(sent: ProductForm, now: ProductForm, saved: ProductForm): ProductForm {
  const typed = Object.entries(now).filter(([name, value]) => !sameValue(value, sent[name as keyof ProductForm]));
  return { ...saved, ...Object.fromEntries(typed) };
}

function start(
  shop: FoundProduct | null,
  kept: Awaited<ReturnType<typeof readKeptForm>>,
  original: FoundProduct | null,
): OpenProduct {
  const opened = fresh(shop ?? newProduct(newProductId()));
  const left = kept && parseKeptProduct(kept.values);
  if (kept && left) {
    return { saved: formOfProduct(left.found), ...left, restoredAt: kept.at, joined: [] };
  }
  if (!original) return opened;
  // Its private fields stay with it.
  return { ...opened, form: duplicateForm(formOfProduct({ ...original, interno: null })) };
}

function follow(open: OpenProduct, shop: FoundProduct): OpenProduct {
  const followed = followProduct(open, shop);
  if (followed.open === open) return open;
  // The private fields are read a moment after the others, which is no news.
  const news = followed.joined.filter((name) => open.found.interno !== null || !isPrivateField(name));
  return { ...open, ...followed.open, joined: news.length > 0 ? news : open.joined };
}
