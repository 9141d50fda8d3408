import { getNamedType, isListType, isNonNullType } from 'graphql';
import type { TokenScope } from '../../shared/token-scopes.js';
import type { ScopeOfField } from '../platform/graphql/field-scopes.js';

/** The scopes of references to other records, by the names of the fields. */
const REFERENCES: Readonly<Record<string, TokenScope>> = {
  assignedTo: 'users:read',
  createdBy: 'users:read',
  goodCause: 'causes:read',
  impactBuyer: 'buyers:read',
  latestEnquiry: 'enquiries:read',
  personResponsible: 'users:read',
  referredBySupplier: 'suppliers:read',
  reportedBySupplier: 'suppliers:read',
  salesEnquiry: 'enquiries:read',
  supplier: 'suppliers:read',
};

/** The types that references have. */
const REFERENCE_TYPES: ReadonlySet<string> = new Set(['NamedRef', 'SupplierRef']);

/** The types that anyone may read without a token, with their references. */
const PUBLIC_TYPES: ReadonlySet<string> = new Set(['FeaturedListing', 'ImpactBuyerCard']);

/** The scopes of other fields: keys with which anyone may change data of these scopes, and whole records. */
const FURTHER: Readonly<Record<string, TokenScope>> = {
  'GoodCauseAccount.linkKey': 'causes:write',
  'GoodCauseRecord.linkKey': 'causes:write',
  'ImpactBuyerRecord.goodCauseLinkKey': 'causes:write',
  'ImpactBuyerRecord.linkKey': 'leads:write',
  'IntroductionSent.salesEnquiry': 'enquiries:read',
  'LeadsToReview.linkKey': 'leads:write',
};

/**
 * Returns the scope that an API token needs for a field besides that of the operation. Null for most fields.
 * @throws Error for a reference to another record that is not in the list
 */
export const scopeOfField: ScopeOfField = (type, field) => {
  const further = FURTHER[`${type.name}.${field.name}`];
  if (further) return further;
  const isReference = REFERENCE_TYPES.has(getNamedType(field.type).name);
  // References that are never null belong to records that are public with them, or to lists of choices.
  if (!isReference || isNonNullType(field.type) || isListType(field.type) || PUBLIC_TYPES.has(type.name))
    return null;
  const scope = REFERENCES[field.name];
  if (!scope) throw new Error(`${type.name}.${field.name} has no scope for API tokens`);
  return scope;
};
