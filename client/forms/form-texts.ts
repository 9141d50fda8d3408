import { formatCount } from '../lib/format';
import { texts } from '../lib/language';

/** What forms say about their fields, and about answers of the server that no form knows better. */
export const formTexts = texts(
  {
    empty: 'This cannot be empty',
    tooLong: (max: number) => `Maximum of ${formatCount(max)} characters allowed.`,
    notAnEmail: 'Please enter an e-mail address like name@example.nz.',
    tooOften: 'Too many requests. Please wait a minute and try again.',
    unreachable: 'We could not reach Uplift. Check your connection and try again.',
    wentWrong: 'Something went wrong on our side. Try again in a moment.',
    thanks: 'Thank you, it is on its way',
  },
  {
    empty: 'Me whakakī tēnei',
    tooLong: (max: number) => `Kia kaua e neke atu i te ${formatCount(max)} pūāhua.`,
    notAnEmail: 'Tuhia mai he wāhitau īmēra pērā i te name@example.nz.',
    tooOften: 'He maha rawa ngā tono. Tatari mō te meneti, ka whakamātau anō.',
    unreachable: 'Kāore i tae ki a Uplift. Tirohia tō hononga ipurangi, ka whakamātau anō.',
    wentWrong: 'I hē tētahi mea i tō mātou taha. Taihoa ka whakamātau anō.',
    thanks: 'Ngā mihi, kua tukuna',
  },
);
