import * as z from 'zod/mini';
import type { FieldKind } from '../../editing/field-kinds';

/** A place as it is stored: what integrators know of it besides stays (R086). */
export type Premises = Readonly<Record<string, unknown>>;

/** What staff see and change of a place. */
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

/** As many as the server takes. */
export const MOST_PREMISES = 200;

const said = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

/** A place as a form has it; of none, an empty one. */
export const typedPremises = (place: Premises | null): TypedPremises =>
  Object.fromEntries(PREMISES_PARTS.map((part) => [part, said(place?.[part])])) as TypedPremises;

/** The place with what was typed; parts that were emptied are gone, all else is as it was. */
export function withTyped(place: Premises | null, typed: TypedPremises): Premises {
  const kept = Object.entries(place ?? {}).filter(
    ([key]) => !(PREMISES_PARTS as readonly string[]).includes(key),
  );
  const parts = PREMISES_PARTS.map((part) => [part, typed[part].trim()] as const)
    .filter(([, value]) => value !== '')
    .map(([part, value]) => [part, part === 'latitude' || part === 'longitude' ? Number(value) : value]);
  return Object.fromEntries([...parts, ...kept]);
}

/** What people call it: its name, else where it is. */
export const premisesName = (place: Premises): string =>
  said(place.name) || premisesAddress(place) || 'A place without a name';

/** Where it is, in a line; its region where there is nothing else. */
export function premisesAddress(place: Premises): string {
  const [address, suburb, city, postCode, region] = ['address', 'suburb', 'city', 'postCode', 'region'].map(
    (part) => said(place[part]),
  );
  const town = [city, postCode].filter(Boolean).join(' ');
  return [address, suburb, town].filter(Boolean).join(', ') || (region ?? '');
}

/** The places where a supplier is found, in their order. */
export const premisesList: FieldKind<readonly unknown[], readonly Premises[], readonly Premises[]> = {
  rule: z.custom<readonly Premises[]>(),
  toForm: (stored) =>
    (stored ?? []).filter(
      (place): place is Premises => typeof place === 'object' && place !== null && !Array.isArray(place),
    ),
  toInput: (typed) => (typed.length > 0 ? typed : null),
  same: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  inWords: (typed) =>
    typed
      .map((place) => [...new Set([premisesName(place), premisesAddress(place)])].filter(Boolean).join(', '))
      .join('; '),
};
