import { texts } from '../../../lib/language';
import { PRODUCT_NAME } from '../../../lib/product';

/** Texts of the page that verifies a certificate. */
export const certificateTexts = texts(
  {
    eyebrow: 'Impact certificate',
    CURRENT: 'This certificate is genuine',
    currentLead: (name: string) =>
      `We issued this certificate to ${name} and it is still current. Check that the details below match your certificate.`,
    REPLACED: 'This certificate has been replaced',
    replacedLead: (name: string) =>
      `We issued this certificate to ${name} with the details below. The figures have changed since then, so use the newer certificate.`,
    WITHDRAWN: 'This certificate is no longer valid',
    withdrawnLead:
      'We issued a certificate with this number. The holder no longer has a public impact report, so we don’t show the details.',
    newest: (number: string) => `See the latest certificate, ${number}`,
    report: (name: string) => `The impact report for ${name}`,
    facts: 'Certificate details',
    number: 'Number',
    name: 'Issued to',
    cause: 'Good cause',
    period: 'Period',
    contribution: 'Contribution',
    hours: 'Equivalent hours of community work',
    version: 'Version',
    issuedOn: 'Date of issue',
    years: (first: number, last: number) => (first === last ? `${first}` : `${first} to ${last}`),
    noYears: 'No contribution yet',
    explain: `Suppliers on ${PRODUCT_NAME} give these contributions from purchases. Amounts exclude GST. $22.75 counts as one hour of community work.`,
    description: (number: string) =>
      `Check whether impact certificate ${number} is genuine, and see its details.`,
    unknown: 'Certificate not found',
    unknownText:
      'We haven’t issued a certificate with this number. Check that you entered it exactly as printed, for example UC-2026-000123. If it matches, please write to us.',
    write: 'Write to us',
    home: 'Go to the home page',
  },
  {
    eyebrow: 'Tiwhikete whaitake',
    CURRENT: 'He tiwhikete pono tēnei',
    currentLead: (name: string) =>
      `Nā mātou i tuku ki a ${name}, ā, kāore anō kia whakakapia. Whakatauritea ngā mea o raro nei ki te tiwhikete kei a koe.`,
    REPLACED: 'Kua whakakapia tēnei tiwhikete',
    replacedLead: (name: string) =>
      `Nā mātou i tuku ki a ${name}, ā, ko ngā kōrero o raro nei ana kōrero. Kua rerekē ngā tau mai i tērā wā, ā, ko te tiwhikete hou te mea whai mana.`,
    WITHDRAWN: 'Kua kore e whai mana tēnei tiwhikete',
    withdrawnLead:
      'I tukuna e mātou he tiwhikete i raro i tēnei tau. Kua kore he pūrongo whaitake tūmatanui a te kaipupuri, nā reira kāore mātou e whakaatu i ana kōrero.',
    newest: (number: string) => `Tirohia te mea hou, ${number}`,
    report: (name: string) => `Te pūrongo whaitake a ${name}`,
    facts: 'Ngā mea i whakaūngia e mātou',
    number: 'Tau',
    name: 'I tukuna ki a',
    cause: 'Kaupapa pai',
    period: 'Te wā',
    contribution: 'Takoha',
    hours: 'Hāora mahi hapori e rite ana',
    version: 'Putanga',
    issuedOn: 'Te rā i tukuna ai',
    years: (first: number, last: number) => (first === last ? `${first}` : `${first} ki ${last}`),
    noYears: 'Kāore anō he takoha',
    explain: `Ko ngā takoha ngā mea i tukuna e ngā kaiwhakarato o ${PRODUCT_NAME} mō ngā hokonga, kāore he GST. Ko te $22.75 he hāora kotahi o te mahi hapori.`,
    description: (number: string) => `Mēnā he pono te tiwhikete whaitake ${number}, me ana kōrero.`,
    unknown: 'Kāore mātou e mōhio ki tēnei tiwhikete',
    unknownText:
      'Kāore he tiwhikete i tukuna i raro i tēnei tau. Tirohia pū ia pū: he rite ki te UC-2026-000123. Mēnā e rite ana ki te mea kua tāia, tēnā tuhi mai.',
    write: 'Tuhi mai',
    home: 'Haere ki te Kāinga',
  },
);
