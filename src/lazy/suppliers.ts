/** Reads and remembers what the suppliers' price lists were like, with the SDK: loaded by the screen that uploads prices. */
export const loadSuppliers = () => import('#firebase/suppliers.ts');
