import { formatCount } from '../lib/format';
import { texts } from '../lib/language';

/** Messages of forms about their fields. */
export const formTexts = texts(
  {
    empty: 'This cannot be empty',
    tooLong: (max: number) => `Maximum of ${formatCount(max)} characters allowed.`,
    notAnEmail: 'Please enter an email address like name@example.nz.',
    unusable: 'This text contains characters that can’t be used.',
    notOffered: 'Please choose one from the list.',
    checkAgain: 'Please check this field.',
    thanks: 'Thank you, your message has been sent',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
  },
  {
    empty: 'Me whakakī tēnei',
    tooLong: (max: number) => `Kia kaua e neke atu i te ${formatCount(max)} pūāhua.`,
    notAnEmail: 'Tuhia mai he wāhitau īmēra pērā i te name@example.nz.',
    unusable: 'Kei konei ētahi pūāhua e kore e taea te whakamahi.',
    notOffered: 'Kōwhiria tētahi i te rārangi.',
    checkAgain: 'Tēnā, tirohia anō tēnei.',
    thanks: 'Ngā mihi, kua tukuna',
    showPassword: 'Whakaaturia te kupuhipa',
    hidePassword: 'Hunaia te kupuhipa',
  },
);
