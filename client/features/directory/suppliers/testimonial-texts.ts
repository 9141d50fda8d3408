import { texts } from '../../../lib/language';

/** Texts of the testimonial form. */
export const testimonialTexts = texts(
  {
    lead: 'We check testimonials before publishing them.',
    yourName: 'Your name',
    yourWords: 'What would you tell a friend about this supplier?',
    send: 'Send testimonial',
    thanks: 'Thank you. We’ll check your testimonial before it appears here.',
  },
  {
    lead: 'Ka whakaaturia āu kupu i muri i te pānuitanga a tō mātou tīma.',
    yourName: 'Tō ingoa',
    yourWords: 'He aha āu kupu ki tō hoa?',
    send: 'Tukuna',
    thanks: 'Ngā mihi. Ka pānui tō mātou tīma, kātahi ka puta ki konei.',
  },
);
