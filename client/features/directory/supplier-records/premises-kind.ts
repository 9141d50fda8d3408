import * as z from 'zod/mini';
import type { FieldKind } from '../../../editing/field-kinds';

/** A place as it is stored. Parts that only integrators use are preserved (R086). */
export type Premises = Readonly<Record<string, unknown>>;

/** The parts of a place that staff see and change. */
const PREMISES_PARTS = [
  'name',
  'address',
  'suburb',
  'city',
  'postCode',
  'phone',
  'latitude',
  'longitude',
] as const;
type PremisesPart = (typeof PREMISES_PARTS)[number];
export type TypedPremises = Record<PremisesPart, string>;

/** The maximum number of places that the server accepts. */
export const MAX_PREMISES = 200;

const said = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

/** Returns a place as form values; empty values for null. */
export const typedPremises = (place: Premises | null): TypedPremises =>
  Object.fromEntries(PREMISES_PARTS.map((part) => [part, said(place?.[part])])) as TypedPremises;

/** Returns the place with the typed values; emptied parts are removed, and other parts stay as they were. */
export function withTyped(place: Premises | null, typed: TypedPremises): Premises {
  const others = Object.entries(place ?? {}).filter(
    ([key]) => !(PREMISES_PARTS as readonly string[]).includes(key),
  );
  const parts = PREMISES_PARTS.map((part) => [part, typed[part].trim()] as const)
    .filter(([, value]) => value !== '')
    .map(([part, value]) => [part, part === 'latitude' || part === 'longitude' ? Number(value) : value]);
  return Object.fromEntries([...parts, ...others]);
}

/** Returns the name of a place, or else its address. */
export const premisesName = (place: Premises): string =>
  said(place.name) || premisesAddress(place) || 'Unnamed place';

/** Returns the address of a place in one line, or its region if there is no address. */
export function premisesAddress(place: Premises): string {
  const [address, suburb, city, postCode, region] = ['address', 'suburb', 'city', 'postCode', 'region'].map(
    (part) => said(place[part]),
  );
  const town = [city, postCode].filter(Boolean).join(' ');
  return [address, suburb, town].filter(Boolean).join(', ') || (region ?? '');
}

/** A field for the places of a supplier, in their order. */
export const premisesList: FieldKind<readonly unknown[], readonly Premises[], readonly Premises[]> = {
  rule: z.custom<readonly Premises[]>(),
  toForm: (stored) =>
    (stored ?? []).filter(
      (place): place is Premises => typeof place === 'object' && place !== null && !Array.isArray(place),
    ),
  toInput: (typed) => (typed.length > 0 ? typed : null),
  same: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  format: (typed) =>
    typed
      .map((place) => [...new Set([premisesName(place), premisesAddress(place)])].filter(Boolean).join(', '))
      .join('; '),
};
