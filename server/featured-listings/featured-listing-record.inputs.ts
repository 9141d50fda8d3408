import { InputType } from 'type-graphql';
import { inputFromFields } from '../platform/graphql/input-from-schema.js';
import { listInputs } from '../platform/lists/list-inputs.js';
import { featuredListingFields } from './featured-listing.fields.js';
import { featuredListingListColumns } from './featured-listing-record.sql.js';

export const featuredListingInputs = listInputs('FeaturedListing', Object.keys(featuredListingListColumns));
export const { Filter: FeaturedListingListFilter, Sort: FeaturedListingListSort } = featuredListingInputs;

@InputType({ description: 'Fields left out stay as they are; null, or text of blanks alone, clears.' })
export class FeaturedListingInput extends inputFromFields(featuredListingFields) {}
