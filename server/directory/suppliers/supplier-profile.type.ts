import { Field, Float, Int, ObjectType } from 'type-graphql';
import { CategoryRef } from '../categories/category-ref.type.js';
import { learnMoreFields, testimonialFields, workExampleFields } from './supplier-children.fields.js';
import { promotionFields, publicFields } from './supplier-public.fields.js';
import { ImageOrientationEnum, WorkExampleTypeEnum } from './work-example.states.js';

const optional = { nullable: true } as const;

@ObjectType('WorkExample', { description: 'A picture or video of a supplier’s work.' })
export class WorkExampleOnProfile {
  @Field(() => Int) id!: number;
  @Field(() => WorkExampleTypeEnum, { description: workExampleFields.type.meaning }) type!: 'image' | 'video';
  @Field(() => String, { ...optional, description: workExampleFields.description.meaning }) description!:
    | string
    | null;
  @Field(() => String, { ...optional, description: workExampleFields.imageUrl.meaning }) imageUrl!:
    | string
    | null;
  @Field(() => ImageOrientationEnum, { ...optional, description: workExampleFields.imageOrientation.meaning })
  imageOrientation!: 'Portrait' | 'Landscape' | null;
  @Field(() => String, { ...optional, description: workExampleFields.videoUrl.meaning }) videoUrl!:
    | string
    | null;
  @Field(() => String, { ...optional, description: workExampleFields.videoId.meaning })
  videoId!: string | null;
}

@ObjectType('Testimonial', { description: 'A public testimonial.' })
export class TestimonialOnProfile {
  @Field(() => Int) id!: number;
  @Field({ description: testimonialFields.fullName.meaning }) fullName!: string;
  @Field({ description: testimonialFields.message.meaning }) message!: string;
  @Field({ description: testimonialFields.featured.meaning }) featured!: boolean;
}

@ObjectType('LearnMoreFile', { description: 'A file to learn more from, such as a brochure.' })
export class LearnMoreFileOnProfile {
  @Field(() => Int) id!: number;
  @Field({ description: learnMoreFields.title.meaning }) title!: string;
  @Field({ description: learnMoreFields.fileLink.meaning }) fileLink!: string;
}

@ObjectType({ description: 'The email and shop buttons of a profile.' })
export class SupplierButtons {
  @Field({ description: publicFields.emailButtonVisible.meaning }) emailButtonVisible!: boolean;
  @Field(() => String, { ...optional, description: publicFields.buttonText.meaning }) buttonText!:
    | string
    | null;
  @Field(() => String, { ...optional, description: publicFields.buttonSubText.meaning }) buttonSubText!:
    | string
    | null;
  @Field(() => String, { ...optional, description: publicFields.buttonLink.meaning }) buttonLink!:
    | string
    | null;
  @Field({ description: publicFields.affiliateButtonVisible.meaning }) affiliateButtonVisible!: boolean;
  @Field(() => String, { ...optional, description: publicFields.affiliateButtonText.meaning })
  affiliateButtonText!: string | null;
  @Field(() => String, { ...optional, description: publicFields.affiliateButtonSubText.meaning })
  affiliateButtonSubText!: string | null;
  @Field(() => String, { ...optional, description: publicFields.affiliateButtonLink.meaning })
  affiliateButtonLink!: string | null;
}

@ObjectType({ description: 'The enquiry form of a profile.' })
export class SupplierContactForm {
  @Field({ description: publicFields.useContactForm.meaning }) useContactForm!: boolean;
  @Field(() => String, { ...optional, description: publicFields.contactUsHeader.meaning }) contactUsHeader!:
    | string
    | null;
  @Field(() => String, { ...optional, description: publicFields.contactUsSubheading.meaning })
  contactUsSubheading!: string | null;
  @Field(() => String, { ...optional, description: publicFields.emailFileDescription.meaning })
  emailFileDescription!: string | null;
}

@ObjectType({ description: 'The promotion of a supplier.' })
export class SupplierPromotion {
  @Field(() => String, { ...optional, description: promotionFields.desktopUrl.meaning }) desktopUrl!:
    | string
    | null;
  @Field(() => String, { ...optional, description: promotionFields.mobileUrl.meaning }) mobileUrl!:
    | string
    | null;
  @Field(() => String, { ...optional, description: promotionFields.destinationUrl.meaning }) destinationUrl!:
    | string
    | null;
}

@ObjectType({ description: 'An outcome that a supplier claims.' })
export class SustainabilityOutcome {
  @Field({ description: 'The name of the outcome, such as “Carbon”.' }) type!: string;
  @Field(() => String, {
    ...optional,
    description: 'The supplier’s note on the outcome. Null if there is no note.',
  })
  notes!: string | null;
}

@ObjectType({ description: 'A place where customers find a supplier. It has a name, an address or both.' })
export class SupplierPremises {
  @Field(() => String, { ...optional, description: 'The name of the place.' }) name!: string | null;
  @Field(() => String, { ...optional, description: 'The street address.' }) address!: string | null;
  @Field(() => String, { ...optional, description: 'The suburb of the place.' }) suburb!: string | null;
  @Field(() => String, { ...optional, description: 'The city or town.' }) city!: string | null;
  @Field(() => String, { ...optional, description: 'The postcode of the place.' }) postCode!: string | null;
  @Field(() => String, { ...optional, description: 'The phone number of the place.' }) phone!: string | null;
  @Field(() => Float, {
    ...optional,
    description: 'The latitude in degrees. Null if the spot on the map is not known.',
  })
  latitude!: number | null;
  @Field(() => Float, {
    ...optional,
    description: 'The longitude in degrees. Null if the spot on the map is not known.',
  })
  longitude!: number | null;
}

@ObjectType('Supplier', { description: 'The public profile of a supplier. Private fields are in `account`.' })
export class SupplierProfile {
  @Field(() => Int) id!: number;
  @Field({ description: publicFields.name.meaning }) name!: string;
  @Field({ description: publicFields.listTitle.meaning }) listTitle!: string;
  @Field({
    description: 'True if the profile is public. Otherwise only Admin and the supplier’s own user see it.',
  })
  listed!: boolean;
  @Field(() => String, { ...optional, description: publicFields.urlKeyword.meaning }) urlKeyword!:
    | string
    | null;
  @Field(() => String, { ...optional, description: publicFields.website.meaning }) website!: string | null;
  @Field(() => String, { ...optional, description: publicFields.callRailPhone.meaning }) callRailPhone!:
    | string
    | null;
  @Field(() => String, { ...optional, description: publicFields.imageUrl.meaning }) imageUrl!: string | null;
  @Field(() => String, { ...optional, description: publicFields.profilePictureTitle.meaning })
  profilePictureTitle!: string | null;
  @Field(() => String, { ...optional, description: publicFields.whoAreWe.meaning }) whoAreWe!: string | null;
  @Field(() => String, { ...optional, description: publicFields.aboutWhatWeDo.meaning }) aboutWhatWeDo!:
    | string
    | null;
  @Field(() => [String], { description: publicFields.services.meaning })
  services!: string[];
  @Field(() => [String], { description: publicFields.serviceRegions.meaning }) serviceRegions!: string[];
  @Field(() => [String], { description: publicFields.serviceDistricts.meaning }) serviceDistricts!: string[];
  @Field(() => [String], { description: publicFields.locations.meaning }) locations!: string[];
  @Field(() => [SupplierPremises], { description: 'The places where customers find the supplier.' })
  premises!: SupplierPremises[];
  @Field(() => String, { ...optional, description: publicFields.physicalSuburb.meaning }) physicalSuburb!:
    | string
    | null;
  @Field(() => String, { ...optional, description: publicFields.physicalCity.meaning }) physicalCity!:
    | string
    | null;
  @Field(() => [CategoryRef], { description: 'The categories that the supplier is listed under.' })
  categories!: CategoryRef[];
  @Field(() => [CategoryRef], { description: 'The sub categories that the supplier is listed under.' })
  subCategories!: CategoryRef[];
  @Field(() => [WorkExampleOnProfile], {
    description: 'Pictures and videos of the supplier’s work, in order.',
  })
  workExamples!: WorkExampleOnProfile[];
  @Field(() => [TestimonialOnProfile], { description: 'The public testimonials, in order.' })
  testimonials!: TestimonialOnProfile[];
  @Field(() => [LearnMoreFileOnProfile], { description: 'The files to learn more from, in order.' })
  learnMoreFiles!: LearnMoreFileOnProfile[];
  @Field(() => SupplierButtons, { description: 'The email and shop buttons of the profile.' })
  buttons!: SupplierButtons;
  @Field(() => SupplierContactForm, { description: 'The enquiry form of the profile.' })
  contactForm!: SupplierContactForm;
  @Field(() => String, { ...optional, description: publicFields.servicesHeadingOverride.meaning })
  servicesHeadingOverride!: string | null;
  @Field(() => String, { ...optional, description: publicFields.ourWorkHeadingOverride.meaning })
  ourWorkHeadingOverride!: string | null;
  @Field(() => SupplierPromotion, {
    ...optional,
    description: 'The promotion of the supplier. Null unless it is live.',
  })
  promotion!: SupplierPromotion | null;
  @Field(() => [SustainabilityOutcome], { description: 'The outcomes that the supplier claims.' })
  sustainability!: SustainabilityOutcome[];
  @Field(() => Int, {
    ...optional,
    description: 'The year of the membership listing. Null if it is not known.',
  })
  memberSince!: number | null;
}
