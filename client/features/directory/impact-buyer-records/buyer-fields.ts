import { maxLength } from '../../../../shared/text-limit';
import { boundFields } from '../../../editing/bound-field';
import {
  choice,
  choiceOfOne,
  dollars,
  email,
  flag,
  record,
  required,
  richText,
  text,
  wholeNumber,
} from '../../../editing/field-kinds';
import { type FieldTable, field, type NameIn } from '../../../editing/field-table';
import type { RecordForm } from '../../../editing/use-record-form';
import type { ImpactBuyerInput } from '../../../graphql/schema.generated';
import { type HistoryLabels, labelsOf } from '../../../history/history-labels';
import type { FormSection } from '../../../imports/import-targets';
import { buyerStatuses } from '../../../ui/buyer-status-labels';
import { buyerTypes } from '../../../ui/buyer-type-labels';
import { chancesOfLead, interestedStatuses } from '../../../ui/impact-buyer-labels';
import type { ImpactBuyerDetail_BuyerFragment } from './buyer-detail.generated';

/** The form with the role of its user, and the stored buyer; null for a new one, which only staff create. */
export type FormOf = { form: BuyerForm; editorRole: Buyer['viewedAs']; buyer: Buyer | null };

/** Returns the props of a field's component; read-only for users who may not change the field (R131). */
export const fieldOf = <Name extends BuyerField>({ form, editorRole }: FormOf, name: Name) =>
  boundFields(buyerFields, form, (field) => mayChange(editorRole, field))(name);

export type Buyer = Omit<ImpactBuyerDetail_BuyerFragment, ' $fragmentName'>;

const of =
  <Name extends keyof Buyer>(name: Name) =>
  (buyer: Buyer) =>
    buyer[name];
// R137: the field accepts more than the rule allows, so that a text that is too long stays visible with its error.
export const sloganLimit = maxLength(100, 'Maximum', 110);
const slogan = text(sloganLimit);
const stat = text(maxLength(55));
const count = wholeNumber(0, 2_147_483_647);

/** Fields that the buyer's own user can change, too (R132). */
const ownFields = {
  name: field('Organisation name', required(text(150), 'Company Name is required'), of('name')),
  buyerType: field('Buyer type', choice(buyerTypes), (buyer: Buyer) => buyer.buyerType),
  contactName: field('Lead contact name', text(200), of('contactName')),
  contactTitle: field('Title', text(200), of('contactTitle')),
  contactConnection: field('How they’re connected to the good cause', text(200), of('contactConnection')),
  email: field('Lead email', required(email, 'Email is required'), of('email')),
  phone: field('Lead phone', text(50), of('phone')),
  imageUrl: field('Profile picture', text(500), of('imageUrl')),
  whoWeAre: field('Who we are', text(maxLength(700)), of('whoWeAre')),
  website: field('Website', text(500), of('website')),
  description: field('Description and location', text(500), of('description')),
};

const staffFields = {
  interestedStatus: field(
    'Interested status',
    choiceOfOne(interestedStatuses, 'PROSPECTING'),
    (buyer: Buyer) => buyer.interestedStatus,
  ),
  status: field('Visibility status', choiceOfOne(buyerStatuses, 'DATA_ONLY'), (buyer: Buyer) => buyer.status),
  goodCauseId: field('Chosen good cause', record(), (buyer: Buyer) => buyer.goodCause),
  supplierId: field('Linked supplier', record(), (buyer: Buyer) => buyer.supplier),
  chanceOfLead: field('Chance of engagement', choice(chancesOfLead), (buyer: Buyer) => buyer.chanceOfLead),
  address: field('Address', text(200), of('address')),
  urlKeyword: field('URL keyword', text(100), of('urlKeyword')),
  recentImpactStory: field('Recent impact story', richText(maxLength(700)), of('recentImpactStory')),
  goodCauseLinkEnabled: field('Enabled for prospecting', flag, of('goodCauseLinkEnabled')),
  isGoodCause: field('Is a good cause', flag, of('isGoodCause')),
  actionNotes: field('Action notes', text(20_000), of('actionNotes')),
  adminNotes: field('Admin notes', richText(20_000), of('adminNotes')),
};

const statFields = {
  buyerSelected: field('Show as a buyer on the home page', flag, of('buyerSelected')),
  suppliersUsed: field('Suppliers used', count, of('suppliersUsed')),
  buyersSlogan: field(
    'Slogan shown below the number of suppliers the buyer has used',
    slogan,
    of('buyersSlogan'),
  ),
  contributionsGeneratedSlogan: field(
    'Slogan shown below the contribution total',
    slogan,
    of('contributionsGeneratedSlogan'),
  ),
  communityHoursSlogan: field(
    'Slogan shown below the hours of community work',
    slogan,
    of('communityHoursSlogan'),
  ),
  tradiesSelected: field('Show as a tradie on the home page', flag, of('tradiesSelected')),
  tradieSlogan: field('Badge slogan', slogan, of('tradieSlogan')),
  tradieStat1: field('First number on the badge', stat, of('tradieStat1')),
  tradieStat2: field('Second number on the badge', stat, of('tradieStat2')),
  tradieMessage1: field('First message', slogan, of('tradieMessage1')),
  tradieMessage2: field('Second message', slogan, of('tradieMessage2')),
  supplierSelected: field('Show as a supplier on the home page', flag, of('supplierSelected')),
  supplierEnquiryTotal: field('Sales', count, of('supplierEnquiryTotal')),
  supplierContributionTotal: field('Contributions', dollars, of('supplierContributionTotal')),
  suppliersSlogan: field('Slogan shown below the sales figures', slogan, of('suppliersSlogan')),
  contributionsGeneratedSloganSupplier: field(
    'Slogan below the supplier’s contributions',
    slogan,
    of('contributionsGeneratedSloganSupplier'),
  ),
  communityHoursSloganSupplier: field(
    'Slogan shown below the supplier’s hours of community work',
    slogan,
    of('communityHoursSloganSupplier'),
  ),
};

/** All fields of an impact buyer's form. */
export const buyerFields = {
  ...ownFields,
  ...staffFields,
  ...statFields,
} satisfies FieldTable<Buyer, ImpactBuyerInput>;

export type BuyerField = NameIn<typeof buyerFields>;
export type BuyerForm = RecordForm<typeof buyerFields>;

/** Returns true if this role may change the field (R131, R132). */
export const mayChange = (editorRole: Buyer['viewedAs'], name: BuyerField): boolean =>
  editorRole === 'ADMIN' || Object.hasOwn(ownFields, name);

export const tabNames = { details: 'Details', report: 'Live Report', stats: 'Stats' } as const;
/** Fields of the tab of figures, for staff (R125). */
export const statFieldNames = Object.keys(statFields);
/** Fields of the report tab (R125). */
export const reportFieldNames: readonly string[] = [
  'whoWeAre',
  'website',
  'description',
  'urlKeyword',
  'address',
  'imageUrl',
  'recentImpactStory',
] satisfies BuyerField[];

/**
 * The form's tabs as sections, for assigning the columns of an imported file; files give the good cause by its name.
 */
export const buyerSections: readonly FormSection[] = [
  {
    label: tabNames.details,
    fields: [...Object.keys({ ...ownFields, ...staffFields }), 'chosenGoodCause'].filter(
      (name) => !reportFieldNames.includes(name),
    ),
  },
  { label: tabNames.report, fields: reportFieldNames },
  { label: tabNames.stats, fields: statFieldNames },
];

/** Names of fields and operations in the history of an impact buyer. */
export const buyerHistory: HistoryLabels = {
  recordLabel: 'impact buyer',
  labels: labelsOf(buyerFields),
  actions: { 'opportunities-reviewed': 'reviewed the opportunities' },
};
