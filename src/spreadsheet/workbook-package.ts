import type { Bytes } from './byte-tags.ts';
import { inflateAll } from './inflate.ts';
import { ReadRefusal } from './read-problem.ts';
import { attribute, elementPrefix, refuseDoctype, withoutPrefix } from './xml-text.ts';
import { partNamed, type ZipPart, type ZipParts } from './zip-directory.ts';

/** The parts of a workbook in an archive, found by the relations between them; by their types or usual names where no relation leads to them. */
export interface WorkbookPackage {
  readonly workbook: ZipPart;
  readonly relations: readonly Relation[];
  /** The part that a relation of the workbook leads to. */
  partOf(relation: Relation): ZipPart | undefined;
  readonly strings: ZipPart | undefined;
  readonly styles: ZipPart | undefined;
}

export interface Relation {
  readonly id: string;
  readonly type: string;
  readonly target: string;
}

/** The workbook of an archive, whose parts are XML or records (`bin`); `null` without. */
export async function openPackage(bytes: Bytes, parts: ZipParts, form: 'xml' | 'bin'): Promise<WorkbookPackage | null> {
  const types = await readTypes(bytes, parts);
  const typed = (type: RegExp): ZipPart | undefined => {
    const name = types.find((one) => type.test(one.type))?.name;
    return name === undefined ? undefined : partNamed(parts, resolvePath('', name));
  };
  const relations = await readRelations(bytes, parts, '');
  const main = relations.find(({ type }) => type.endsWith('/officeDocument'))?.target;
  const workbook =
    (main === undefined ? undefined : partNamed(parts, resolvePath('', main))) ??
    typed(/\.main(?:\+xml)?$/) ??
    partNamed(parts, `xl/workbook.${form}`);
  if (!workbook) return null;
  const folder = workbook.name.slice(0, workbook.name.lastIndexOf('/') + 1);
  const own = await readRelations(bytes, parts, workbook.name);
  const partOf = ({ target }: Relation): ZipPart | undefined => partNamed(parts, resolvePath(folder, target));
  const related = (kind: string): ZipPart | undefined => {
    const relation = own.find(({ type }) => type.endsWith(`/${kind}`));
    return (
      (relation && partOf(relation)) ??
      typed(new RegExp(`\\.${kind}(?:\\+xml)?$`, 'i')) ??
      partNamed(parts, `${folder}${kind}.${form}`)
    );
  };
  return { workbook, relations: own, partOf, strings: related('sharedStrings'), styles: related('styles') };
}

async function readTypes(bytes: Bytes, parts: ZipParts): Promise<{ readonly name: string; readonly type: string }[]> {
  const part = partNamed(parts, '[Content_Types].xml');
  if (!part) return [];
  const xml = await readXml(bytes, part, 'Types');
  return [...xml.matchAll(/<Override\s[^>]*>/g)].map(([tag]) => ({
    name: attribute(tag, 'PartName') ?? '',
    type: attribute(tag, 'ContentType') ?? '',
  }));
}

async function readRelations(bytes: Bytes, parts: ZipParts, name: string): Promise<Relation[]> {
  const slash = name.lastIndexOf('/') + 1;
  const part = partNamed(parts, `${name.slice(0, slash)}_rels/${name.slice(slash)}.rels`);
  if (!part) return [];
  const xml = await readXml(bytes, part, 'Relationships');
  return [...xml.matchAll(/<Relationship\s[^>]*>/g)].map(([tag]) => ({
    id: attribute(tag, 'Id') ?? '',
    type: attribute(tag, 'Type') ?? '',
    target: attribute(tag, 'Target') ?? '',
  }));
}

export async function readXml(bytes: Bytes, part: ZipPart, root: string): Promise<string> {
  // Relations, styles and the list of sheets are small in every real workbook.
  if (part.unpacked > 32 * 2 ** 20) throw new ReadRefusal('bomb');
  const xml = await inflateAll(bytes, part);
  refuseDoctype(xml.slice(0, 4096));
  return withoutPrefix(xml, elementPrefix(xml.slice(0, 4096), root));
}

/** A relation's target: from the root with a slash, else from the folder of the part that names it. Some programs write backslashes. */
function resolvePath(folder: string, target: string): string {
  const path = target.replaceAll('\\', '/');
  const steps: string[] = [];
  for (const step of `${path.startsWith('/') ? '' : folder}${path}`.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}
