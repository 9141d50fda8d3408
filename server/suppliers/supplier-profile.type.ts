import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { CategoryRef } from '../categories/category-ref.type.js';

export const WorkExampleTypeEnum = { IMAGE: 'image', VIDEO: 'video' } as const;
registerEnumType(WorkExampleTypeEnum, { name: 'WorkExampleType' });
export const ImageOrientationEnum = { PORTRAIT: 'Portrait', LANDSCAPE: 'Landscape' } as const;
registerEnumType(ImageOrientationEnum, { name: 'ImageOrientation' });

const optional = { nullable: true } as const;

@ObjectType('WorkExample', { description: 'A picture or video of a supplier’s work.' })
export class WorkExampleOnProfile {
  @Field(() => Int) id!: number;
  @Field(() => WorkExampleTypeEnum) type!: 'image' | 'video';
  @Field(() => String, optional) description!: string | null;
  @Field(() => String, optional) imageUrl!: string | null;
  @Field(() => ImageOrientationEnum, optional) imageOrientation!: 'Portrait' | 'Landscape' | null;
  @Field(() => String, optional) videoUrl!: string | null;
  @Field(() => String, { ...optional, description: 'The 11 characters of a YouTube video.' })
  videoId!: string | null;
}

@ObjectType('Testimonial', { description: 'A visible testimonial.' })
export class TestimonialOnProfile {
  @Field(() => Int) id!: number;
  @Field() fullName!: string;
  @Field() message!: string;
  @Field() featured!: boolean;
}

@ObjectType('LearnMoreFile')
export class LearnMoreFileOnProfile {
  @Field(() => Int) id!: number;
  @Field() title!: string;
  @Field() fileLink!: string;
}

@ObjectType({ description: 'The e-mail and affiliate buttons of a profile.' })
export class SupplierButtons {
  @Field() emailButtonVisible!: boolean;
  @Field(() => String, optional) buttonText!: string | null;
  @Field(() => String, optional) buttonSubText!: string | null;
  @Field(() => String, optional) buttonLink!: string | null;
  @Field() affiliateButtonVisible!: boolean;
  @Field(() => String, optional) affiliateButtonText!: string | null;
  @Field(() => String, optional) affiliateButtonSubText!: string | null;
  @Field(() => String, optional) affiliateButtonLink!: string | null;
}

@ObjectType()
export class SupplierContactForm {
  @Field() useContactForm!: boolean;
  @Field(() => String, optional) contactUsHeader!: string | null;
  @Field(() => String, optional) contactUsSubheading!: string | null;
  @Field(() => String, optional) emailFileDescription!: string | null;
}

@ObjectType({ description: 'Present only while the promotion is live.' })
export class SupplierPromotion {
  @Field(() => String, optional) desktopUrl!: string | null;
  @Field(() => String, optional) mobileUrl!: string | null;
  @Field(() => String, optional) destinationUrl!: string | null;
}

@ObjectType()
export class SustainabilityOutcome {
  @Field() type!: string;
  @Field(() => String, optional) notes!: string | null;
}

@ObjectType({ description: 'A place where a supplier is found; it has a name or an address.' })
export class SupplierPremises {
  @Field(() => String, optional) name!: string | null;
  @Field(() => String, optional) address!: string | null;
  @Field(() => String, optional) suburb!: string | null;
  @Field(() => String, optional) city!: string | null;
  @Field(() => String, optional) postCode!: string | null;
  @Field(() => String, optional) phone!: string | null;
  @Field(() => Float, { ...optional, description: 'With a longitude, or not at all.' })
  latitude!: number | null;
  @Field(() => Float, optional) longitude!: number | null;
}

@ObjectType('Supplier', { description: 'The public profile of a supplier; nothing private is on it.' })
export class SupplierProfile {
  @Field(() => Int) id!: number;
  @Field() name!: string;
  @Field() listTitle!: string;
  @Field({ description: 'Whether everybody sees it; its own user and Admin see it before that.' })
  listed!: boolean;
  @Field(() => String, optional) urlKeyword!: string | null;
  @Field(() => String, optional) website!: string | null;
  @Field(() => String, optional) callRailPhone!: string | null;
  @Field(() => String, optional) imageUrl!: string | null;
  @Field(() => String, optional) profilePictureTitle!: string | null;
  @Field(() => String, optional) whoAreWe!: string | null;
  @Field(() => String, optional) aboutWhatWeDo!: string | null;
  @Field(() => [String], { description: 'What they offer; keywords for the search are never shown.' })
  services!: string[];
  @Field(() => [String]) serviceRegions!: string[];
  @Field(() => [String]) serviceDistricts!: string[];
  @Field(() => [String]) locations!: string[];
  @Field(() => [SupplierPremises], { description: 'Where customers find them.' })
  premises!: SupplierPremises[];
  @Field(() => String, optional) physicalSuburb!: string | null;
  @Field(() => String, optional) physicalCity!: string | null;
  @Field(() => [CategoryRef]) categories!: CategoryRef[];
  @Field(() => [CategoryRef]) subCategories!: CategoryRef[];
  @Field(() => [WorkExampleOnProfile]) workExamples!: WorkExampleOnProfile[];
  @Field(() => [TestimonialOnProfile]) testimonials!: TestimonialOnProfile[];
  @Field(() => [LearnMoreFileOnProfile]) learnMoreFiles!: LearnMoreFileOnProfile[];
  @Field(() => SupplierButtons) buttons!: SupplierButtons;
  @Field(() => SupplierContactForm) contactForm!: SupplierContactForm;
  @Field(() => String, optional) servicesHeadingOverride!: string | null;
  @Field(() => String, optional) ourWorkHeadingOverride!: string | null;
  @Field(() => SupplierPromotion, optional) promotion!: SupplierPromotion | null;
  @Field(() => [SustainabilityOutcome]) sustainability!: SustainabilityOutcome[];
  @Field(() => Int, { ...optional, description: 'Year of the membership listing.' }) memberSince!:
    | number
    | null;
}
