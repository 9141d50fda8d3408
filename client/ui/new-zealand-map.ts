import map from '@svg-maps/new-zealand';

/** A piece of land, drawn. */
type Shape = { id: string; name: string; path: string };

/** The main islands; the map goes on to the Chathams and the sub-Antarctic. */
export const MAP_FRAME = '-10 -10 520 640';

/** Regions as suppliers name them (R025), each with the shapes that it is made of. */
const SHAPES: Readonly<Record<string, readonly string[]>> = {
  Auckland: ['auk'],
  'Bay Of Plenty': ['bop'],
  Canterbury: ['can', 'cit'],
  Gisborne: ['gis'],
  "Hawke's Bay": ['hkb'],
  'Manawatu/Whanganui': ['mwt'],
  Marlborough: ['mbh'],
  'Nelson/Tasman': ['nsn', 'tas'],
  Northland: ['ntl'],
  Otago: ['ota'],
  Southland: ['stl'],
  Taranaki: ['tki'],
  Waikato: ['wko'],
  Wellington: ['wgn'],
  'West Coast': ['wtc'],
};

/** All of the land. Shapes by @svg-maps (CC BY 4.0). */
export const mapShapes: readonly Shape[] = map.locations;

/** The shapes that a region is made of; none for what is no region. */
export const shapesOf = (region: string): readonly string[] => SHAPES[region] ?? [];

/** The region that a shape is part of; none for islands far away. */
export const regionOfShape = (id: string): string | null =>
  Object.keys(SHAPES).find((region) => shapesOf(region).includes(id)) ?? null;
