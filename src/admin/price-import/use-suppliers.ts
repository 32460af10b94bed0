import { useEffect, useMemo, useRef, useState } from 'react';
import { allSuppliers } from '#domain/price-import/all-suppliers.ts';
import type { KnownSupplier } from '#domain/price-import/known-supplier.ts';
import type { StoredUpload } from '#domain/price-import/stored-upload.ts';
import { whileWatched } from '../shared/documents/while-watched.ts';
import { useStaff } from '../staff.ts';
import { supplierId } from './supplier-memory.ts';

export interface Suppliers {
  readonly known: readonly KnownSupplier[];
  /** Ids of the products of their last lists, joined by commas, by supplier; those that cannot be read now are left out. */
  readonly readLists: (suppliers: readonly KnownSupplier[]) => Promise<Readonly<Record<string, string>>>;
}

const onFailure = (reason: unknown): void => console.info('Todavía no hay proveedores', reason);

/** What is remembered of suppliers, updated live. Without a network it is what this device has. */
export function useSuppliers(uploads: readonly StoredUpload[]): Suppliers {
  const { backend } = useStaff();
  const [stored, setStored] = useState<readonly KnownSupplier[] | null>(null);
  useEffect(() => whileWatched(() => backend.watchSuppliers(setStored), onFailure), [backend]);
  const known = useMemo(() => allSuppliers(stored, uploads, supplierId), [stored, uploads]);
  // By the upload that made it: a list that was read once is not read again.
  const lists = useRef(new Map<string, string>());

  return {
    known,
    async readLists(suppliers) {
      const read = await Promise.all(
        suppliers.map(async ({ id, ultima }): Promise<[string, string][]> => {
          if (!ultima) return [];
          const productos = lists.current.get(ultima.carga) ?? (await backend.readLastList(id));
          if (productos === null) return [];
          lists.current.set(ultima.carga, productos);
          return [[id, productos]];
        }),
      );
      return Object.fromEntries(read.flat());
    },
  };
}
