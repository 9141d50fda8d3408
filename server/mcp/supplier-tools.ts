import { z } from 'zod';
import { goodCauseFields } from '../directory/good-causes/good-cause.fields.js';
import { listGoodCauses } from '../directory/good-causes/good-causes.read-model.js';
import { recordZeroResultSearch } from '../directory/suppliers/record-zero-result-search.js';
import { RelaxationStepEnum } from '../directory/suppliers/search-relaxation.type.js';
import { testimonialFields } from '../directory/suppliers/supplier-children.fields.js';
import { loadSupplierProfile } from '../directory/suppliers/supplier-profile.read-model.js';
import { publicFields } from '../directory/suppliers/supplier-public.fields.js';
import { searchSuppliers } from '../directory/suppliers/supplier-search.read-model.js';
import { pageInfoBehind } from '../kits/lists/page.js';
import { notFound } from '../platform/errors.js';
import { FIGURES } from '../totals/figures.js';
import { first, idOf } from './inputs.js';
import { amount, outputsOf, pageOf } from './outputs.js';
import { defineRead } from './tool.js';
import { reference, untrustedText } from './untrusted-text.js';

const outcome = z.object({ type: untrustedText, notes: untrustedText.nullable() });

const interpretation = z.object({
  words: untrustedText
    .nullable()
    .describe('The words that were searched for. Null if only a place was searched for.'),
  partly: z.boolean().describe('True if no supplier has all of the words.'),
});

const relaxed = z.object({
  step: z.enum(RelaxationStepEnum).describe('The way in which the search was relaxed.'),
  trade: untrustedText.describe('The trade that was searched for.'),
});

const CARD_FIELDS = ['name', 'listTitle', 'services', 'serviceRegions', 'serviceDistricts'] as const;
const supplierCard = z.object({
  id: z.int(),
  ...outputsOf(publicFields, CARD_FIELDS),
  summary: untrustedText.nullable().describe('The start of the text that describes the supplier’s work.'),
  categoryNames: z.array(untrustedText),
  testimonialCount: z.int().describe('The number of public testimonials.'),
});

const supplierProfile = z.object({
  id: z.int(),
  listed: z.boolean().describe('True if the profile is public.'),
  ...outputsOf(publicFields, [
    ...CARD_FIELDS,
    'locations',
    'website',
    'callRailPhone',
    'whoAreWe',
    'aboutWhatWeDo',
  ]),
  categories: z.array(reference),
  subCategories: z.array(reference),
  testimonials: z
    .array(z.object({ id: z.int(), ...outputsOf(testimonialFields, ['fullName', 'message']) }))
    .describe('The public testimonials, which visitors wrote.'),
  sustainability: z.array(outcome).describe('The outcomes that the supplier claims.'),
  memberSince: z.int().nullable().describe('The year of the membership listing.'),
});

const goodCause = z.object({
  id: z.int(),
  ...outputsOf(goodCauseFields, ['name', 'description', 'website']),
  contribution: amount.describe(FIGURES.contribution),
  equivalentHours: z.int().describe(FIGURES.hours),
});

/** Tools for what every user may see: suppliers and good causes. */
export const supplierTools = [
  defineRead({
    name: 'search_suppliers',
    title: 'Search suppliers',
    description: 'Searches the listed suppliers by trade, service, name and place, best match first.',
    audience: ['signed-in'],
    resource: 'suppliers',
    input: z.strictObject({
      text: z.string().nullish().describe('A service, keyword, title or name.'),
      region: z.string().nullish().describe('The name of a region of New Zealand.'),
      district: z.string().nullish().describe('The name of a district.'),
      category: z.string().nullish().describe('A category by id or name.'),
      first,
      offset: z.int().default(0).describe('The number of suppliers to skip.'),
    }),
    output: pageOf(supplierCard).extend({
      interpretation: interpretation
        .nullable()
        .describe('The interpretation of a text that has no exact results. Null if it was not interpreted.'),
      relaxed: relaxed
        .nullable()
        .describe(
          'The relaxed search if nothing matched; the returned suppliers are then only similar. Null if there were matches.',
        ),
    }),
    handle: async ({ app }, { first: most, offset, ...filter }) => {
      const found = await searchSuppliers(app.database, filter, { first: most, offset });
      if (offset === 0) recordZeroResultSearch(app.searchMisses, filter.text, found);
      return found;
    },
  }),
  defineRead({
    name: 'read_supplier',
    title: 'Read a supplier',
    description: 'Returns the profile of a supplier with its services, places and testimonials.',
    audience: ['signed-in'],
    resource: 'suppliers',
    input: z.strictObject({ id: idOf('supplier') }),
    output: supplierProfile,
    handle: async (context, { id }) => {
      const profile = await loadSupplierProfile(context, { id });
      if (!profile) throw notFound('This supplier');
      return profile;
    },
  }),
  defineRead({
    name: 'list_good_causes',
    title: 'List good causes',
    description: 'Lists the approved good causes with the contributions to each, by name.',
    audience: ['signed-in'],
    resource: 'causes',
    input: z.strictObject({
      first,
      offset: z.int().min(0).default(0).describe('The number of good causes to skip.'),
    }),
    output: pageOf(goodCause),
    handle: async ({ app }, { first: most, offset }) => {
      const causes = await listGoodCauses(app.database);
      const pageInfo = pageInfoBehind(offset, most, causes.length);
      return { nodes: causes.slice(offset, offset + most), totalCount: causes.length, pageInfo };
    },
  }),
];
