import map from '@svg-maps/new-zealand';

/** The outline of a piece of land. */
type Shape = { id: string; name: string; path: string };

/** The frame of the main islands; the map extends to the Chathams and the sub-Antarctic islands. */
export const MAP_FRAME = '-10 -10 520 640';

/** Regions by the names that suppliers use (R025), each with its shapes. */
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

/** Shapes of the whole country, by @svg-maps (CC BY 4.0). */
export const mapShapes: readonly Shape[] = map.locations;

/** Returns the shapes of a region; an empty list for an unknown one. */
export const shapesOf = (region: string): readonly string[] => SHAPES[region] ?? [];

/** Returns the region that a shape is part of; null for remote islands. */
export const regionOfShape = (id: string): string | null =>
  Object.keys(SHAPES).find((region) => shapesOf(region).includes(id)) ?? null;
