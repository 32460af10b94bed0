import { collection, onSnapshot } from 'firebase/firestore';
import { parseCategory } from '#domain/catalogue/parse-category.ts';
import { parseLabel } from '#domain/catalogue/parse-label.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { parseDocuments } from '#domain/catalogue/stored-document.ts';
import { openFirestore } from '#firebase/app.ts';
import { snapshotDocuments } from '#firebase/feeds/stored-documents.ts';
import type { MenusCopy } from '#mirror/copy-database.ts';
import type { MirrorSink } from '#mirror/mirror-sink.ts';
import { rememberedBackendConfig } from '#rest/remembered-backend.ts';

/**
 * The same shop fed as most are: a listener on each collection, and Firestore's own persistent cache for the next start and for the time without a
 * network. Products are taken as they come, without a parser, to its advantage.
 */
export function startMirror(sink: MirrorSink): { refresh(): void; opened: Promise<void> } {
  void listenToAll(sink);
  return { refresh: () => {}, opened: Promise.resolve() };
}

async function listenToAll(sink: MirrorSink): Promise<void> {
  const db = openFirestore(await rememberedBackendConfig());
  let menus: Partial<MenusCopy> = {};
  const tellMenus = (more: Partial<MenusCopy>): void => {
    menus = { ...menus, ...more };
    const { categories, labels } = menus;
    if (categories && labels) sink.menus({ categories, labels });
  };
  onSnapshot(collection(db, 'categories'), (snapshot) =>
    tellMenus({ categories: parseDocuments(snapshotDocuments(snapshot), parseCategory).values }),
  );
  onSnapshot(collection(db, 'etiquetas'), (snapshot) =>
    tellMenus({ labels: parseDocuments(snapshotDocuments(snapshot), parseLabel).values }),
  );
  onSnapshot(collection(db, 'productos'), (snapshot) => {
    const rows = snapshot.docs.map((doc) => ({
      id: doc.id,
      rev: 1,
      product: { ...(doc.data() as Product), id: doc.id },
    }));
    const products = rows.map(({ product }) => product);
    sink.catalogue({ products, rows, snapshot: { seq: 0, since: null, publishedAt: null, delta: 0 } }, true);
    document.documentElement.dataset['productos'] = String(products.length);
  });
}
