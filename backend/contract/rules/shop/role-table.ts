import type { Who } from '../evaluator.ts';

/** The columns of the table. A customer has an account and no entry in `personal`; `disabled` has one whose access was taken away. */
export const COLUMNS = [
  'visitor',
  'customer',
  'disabled',
  'counter',
  'manager',
  'owner',
] as const satisfies readonly Who[];
/** The letters of a cell, in their order: get, list, create, update, delete. A line in its place means refused. */
export const VERBS = ['g', 'l', 'c', 'u', 'd'] as const;

interface TableLine {
  /** The `match` of `firestore.rules`, with the ones around it. */
  readonly match: string;
  /** Which documents of the collection, where they differ. */
  readonly kind: string;
  readonly cells: readonly string[];
}

/**
 * Every role, collection and verb of `firestore.rules`: who may do it with a document that is otherwise in order. What such a document is stands in
 * `role-documents.ts`.
 */
const TABLE = `
                                                      visitor  customer  disabled  counter  manager  owner
/categories/{id}                                      gl---    gl---     gl---     glcud    glcud    glcud
/etiquetas/{id}                                       gl---    gl---     gl---     glcud    glcud    glcud
/productos/{id}                                       gl---    gl---     gl---     glcu-    glcu-    glcu-
/productos/{id} · all at once                         g----    g----     g----     glcu-    glcu-    glcu-
/borradores/{id}                                      -----    -----     -----     glcud    glcud    glcud
/internos/{id}                                        -----    -----     -----     -----    glcu-    glcu-
/tutoriales/{id} · public                             gl---    gl---     gl---     glcud    glcud    glcud
/tutoriales/{id} · hidden                             -----    -----     -----     glcud    glcud    glcud
/vocabulario/{id}                                     gl---    gl---     gl---     glcu-    glcu-    glcu-
/vocabulario/{id} · all at once                       g----    g----     g----     glcu-    glcu-    glcu-

/ajustes/{tema} · datos                               gl---    gl---     gl---     gl---    glcu-    glcu-
/ajustes/{tema} · contacto                            gl---    gl---     gl---     gl---    glcu-    glcu-
/ajustes/{tema} · horario                             gl---    gl---     gl---     gl---    glcu-    glcu-
/ajustes/{tema} · politicas                           gl---    gl---     gl---     gl---    glcu-    glcu-
/ajustes/{tema} · portada                             gl---    gl---     gl---     gl---    glcu-    glcu-
/ajustes/{tema} · promociones                         gl---    gl---     gl---     gl---    glcu-    glcu-
/ajustes/{tema} · apariencia                          gl---    gl---     gl---     gl---    glcu-    glcu-
/ajustes/{tema} · emblema                             gl---    gl---     gl---     gl---    glcu-    glcu-
/ajustes/{tema} · texto-nosotros                      gl---    gl---     gl---     gl---    glcu-    glcu-
/ajustes/{tema} · sitio                               gl---    gl---     gl---     gl---    gl---    glcu-
/ajustes/{tema} · menus                               gl---    gl---     gl---     glcu-    glcu-    glcu-

/busquedas/{id}                                       --c--    --c--     --c--     glc--    glc--    glc--
/cuposBusqueda/{day}                                  --cu-    --cu-     --cu-     --cu-    --cu-    --cu-
/busquedasIgnoradas/{id}                              -----    -----     -----     glcu-    glcu-    glcu-

/cotizaciones/{id} · sent                             --c--    --c--     --c--     glcud    glcud    glcud
/cotizaciones/{id} · made by staff                    -----    -----     -----     glcud    glcud    glcud
/cupos/{day}                                          --cu-    --cu-     --cu-     glcu-    glcu-    glcu-
/cupos/{day} · full                                   g-c--    g-c--     g-c--     glc--    glc--    glc--
/estadosCotizacion/{secret} · sent                    g-c--    g-c--     g-c--     g-cud    g-cud    g-cud
/estadosCotizacion/{secret} · made by staff           g----    g----     g----     g-cud    g-cud    g-cud
/reparaciones/{id}                                    -----    -----     -----     glcud    glcud    glcud
/estadosReparacion/{secret}                           g----    g----     g----     g-cud    g-cud    g-cud

/cargas/{id}                                          -----    -----     -----     -----    glcu-    glcu-
/cargas/{id}/lotes/{number}                           -----    -----     -----     -----    glcu-    glcu-
/proveedores/{id}                                     -----    -----     -----     -----    glcu-    glcu-
/proveedores/{id}/listas/ultima                       -----    -----     -----     -----    g-cu-    g-cu-

/papelera/{id} · a cost                               -----    -----     -----     -----    glcud    glcud
/papelera/{id} · a label                              -----    -----     -----     glcud    glcud    glcud
/bitacora/{id} · of a cost                            -----    -----     -----     --c--    glc--    glc--
/bitacora/{id} · of a label                           -----    -----     -----     glc--    glc--    glc--

/personal/{uid} · their own                           -----    g-c--     g----     gl-u-    gl-u-    gl-u-
/personal/{uid} · of the counter                      -----    -----     -----     gl---    gl-ud    gl-ud
/personal/{uid} · of a manager                        -----    -----     -----     gl---    gl---    gl-ud
/personal/{uid} · of an owner                         -----    -----     -----     gl---    gl---    gl-ud
/invitaciones/{code} · to the counter                 g----    g--u-     g----     g----    glc-d    glc-d
/invitaciones/{code} · as a manager                   g----    g--u-     g----     g----    g----    glc-d
/invitaciones/{code} · as an owner                    g----    g--u-     g----     g----    g----    glc-d
/kioskos/{secret}                                     g----    g----     g----     g----    glcud    glcud

/publicado/{id} · a name of no part                   g----    g----     g----     gl---    gl---    gl---
/publicado/{hash} · a part                            g----    g----     g----     glc-d    glc-d    glc-d
/publicado/actual                                     g----    g----     g----     glcu-    glcu-    glcu-
/publicado/candado                                    -----    -----     -----     glcu-    glcu-    glcu-
`;

export const tableLines: readonly TableLine[] = TABLE.split('\n')
  .filter((text) => text.startsWith('/'))
  .map((text) => {
    const [name = '', ...cells] = text.split(/ {2,}/);
    const [match = '', kind = ''] = name.split(' · ');
    return { match, kind, cells };
  });
