import { useMemo } from 'react';
import { type Material, materialName, materialsFor } from '#domain/calculators/materials.ts';
import { type CalculatorName, type Presentation, presentationsOf } from '#domain/calculators/product-calculator.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { useProductIndex, useServed } from '../page/use-served.ts';

export interface ChosenMaterial {
  readonly product: Product | undefined;
  readonly presentations: readonly Presentation[];
}

const NO_PRESENTATIONS: readonly Presentation[] = [];

/** The chosen product with its presentations; none until the catalogue is known, unless they came with the page. */
export function useMaterial(clave: string | undefined): ChosenMaterial {
  const index = useProductIndex();
  return useMemo(() => {
    const product = clave === undefined ? undefined : [...index.byId.values()].find((one) => one.clave === clave);
    const family = (product?.familia && index.byFamily.get(product.familia)) || [];
    return { product, presentations: product ? presentationsOf(product, family) : NO_PRESENTATIONS };
  }, [index, clave]);
}

/** What can be chosen: nothing until the catalogue is known, unless it came with the page. The chosen product is always among it. */
export function useMaterials(
  calculator: CalculatorName,
  kind: string | undefined,
  product: Product | undefined,
): readonly Material[] {
  const products = useCatalogue((state) => state.catalogue.products);
  const served = useServed()?.materials;
  return useMemo(() => {
    const known = served?.kind === kind ? served?.list : undefined;
    const materials = known ?? materialsFor(products, calculator, kind);
    if (!product) return materials;
    // Its family has one place, whichever presentation was chosen.
    const name = materialName(product.nombre);
    const own = { clave: product.clave, name };
    return materials.some((one) => one.name === name)
      ? materials.map((one) => (one.name === name ? own : one))
      : [own, ...materials];
  }, [products, served, calculator, kind, product]);
}
