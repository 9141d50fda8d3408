/** The product's pages on social media. */
export const SOCIAL_LINKS = [
  { name: 'Facebook', href: 'https://www.facebook.com/uplift.example' },
  { name: 'Instagram', href: 'https://www.instagram.com/uplift.example' },
  { name: 'LinkedIn', href: 'https://www.linkedin.com/company/uplift-example' },
] as const;

/** The combined terms and privacy document, served beside the site (R039). */
export const TERMS_PDF = '/uplift-terms-and-privacy.pdf';
