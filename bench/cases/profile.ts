import type { DatabaseName } from '../databases.js';
import { type BenchCase, pathOf } from './case.js';

const PROFILE = `query SupplierProfile($id: Int) {
  supplier(id: $id) {
    id name listTitle whoAreWe aboutWhatWeDo imageUrl website callRailPhone physicalSuburb physicalCity
    profilePictureTitle services serviceRegions serviceDistricts locations memberSince
    servicesHeadingOverride ourWorkHeadingOverride
    promotion { desktopUrl mobileUrl destinationUrl }
    sustainability { type notes }
    buttons { emailButtonVisible buttonText buttonSubText buttonLink affiliateButtonVisible affiliateButtonText
      affiliateButtonSubText affiliateButtonLink }
    contactForm { useContactForm contactUsHeader contactUsSubheading }
    categories { id name }
    subCategories { id name }
    workExamples { id type description imageUrl imageOrientation videoUrl }
    testimonials { id fullName message featured }
    learnMoreFiles { id title fileLink }
  }
}`;

const PROFILES = 200;

export const profileCase = (database: DatabaseName, suppliers: string): BenchCase => ({
  name: 'profile',
  title: `profile, ${suppliers} suppliers`,
  database,
  query: PROFILE,
  required: 0.6,
  questions: async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `SELECT id FROM supplier WHERE listed ORDER BY md5(id::text) LIMIT ${PROFILES}`,
    );
    return rows.map(({ id }) => ({ variables: { id }, bare: pathOf('/profile', { id }) }));
  },
});
