import { InputType } from 'type-graphql';
import { listInputs } from '../../kits/lists/list-inputs.js';
import { inputFromFields } from '../../kits/records/input-from-schema.js';
import { featuredListingFields } from './featured-listing.fields.js';
import { featuredListingListColumns } from './featured-listing-record.sql.js';

export const featuredListingInputs = listInputs('FeaturedListing', Object.keys(featuredListingListColumns));
export const { Filter: FeaturedListingListFilter, Sort: FeaturedListingListSort } = featuredListingInputs;

@InputType({
  description:
    'Values of a featured listing. Fields that are left out stay as they are. Null or blank text clears a field.',
})
export class FeaturedListingInput extends inputFromFields(featuredListingFields) {}
