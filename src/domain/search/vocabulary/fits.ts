/**
 * What serves a machine without naming it: people ask for a `disco para pulidora`, the box says `disco de corte`. A line is: the machine >
 * words of what fits it. Sizes are left to the query.
 */
export const FITS = `
esmeriladora > corte, desbaste, diamante, laminado, carda
taladro > concreto, metal, madera, batería, broquero
rotomartillo > sds, cincel
demoledor > cincel, hexagonal
sierra circular > madera, diente
caladora > hoja
rebajadora > redondeo, balero
lijadora > lija, banda
atornillador > phillips, punta
llave de impacto > dado, impacto
soldadora > electrodo, soldar
compresor > aire
pistola de silicón > silicón
cautín > estaño
herramienta rotativa > accesorio
engrapadora > grapa
clavadora > clavo
segueta > hoja
desbrozadora > hilo
`;
