/** A document that suppliers offer for download. It uses plain letters only, for the built-in PDF font. */
export interface DemoDocument {
  readonly name: string;
  readonly title: string;
  readonly lines: readonly string[];
}

export const DOCUMENTS: readonly DemoDocument[] = [
  {
    name: 'price-guide.pdf',
    title: 'Price guide',
    lines: [
      'What our work usually costs, without surprises.',
      'First visit and quote: no charge.',
      'Work by the hour or at a fixed price, as you prefer.',
      'All prices without GST. A part of each sale goes to a good cause.',
    ],
  },
  {
    name: 'what-to-expect.pdf',
    title: 'What to expect from us',
    lines: [
      '1. We reply within one working day.',
      '2. We visit, look and listen.',
      '3. You get a written quote that holds for thirty days.',
      '4. We turn up when we said, and leave the place tidy.',
      '5. The contribution goes to the cause that you choose.',
    ],
  },
  {
    name: 'sustainability-statement.pdf',
    title: 'Sustainability statement',
    lines: [
      'We measure what we use and what we throw away.',
      'We buy locally where we can.',
      'We repair before we replace.',
      'Each year we publish how we did.',
    ],
  },
];
