import { texts } from '../../../lib/language';

/** Texts around a yearly report; those of the report itself are in shared/yearly-report-texts.ts. */
export const reportTexts = texts(
  {
    back: 'My Dashboard',
    acts: 'This report',
    year: 'Year',
    download: 'Download PDF',
    print: 'Print',
    failed: 'Something went wrong',
    figures: 'The year in figures',
    empty: (year: string) => `Nothing in ${year} yet`,
    emptyText: 'The report shows up here once there are enquiries for this year.',
    other: 'Years with a report',
  },
  {
    back: 'Taku papamahi',
    acts: 'Tēnei pūrongo',
    year: 'Tau',
    download: 'Tikiake PDF',
    print: 'Tāia',
    failed: 'Kāore i tutuki',
    figures: 'Ngā tatauranga o te tau',
    empty: (year: string) => `Kāore anō he mea o te tau ${year}`,
    emptyText: 'Ina tae mai ngā pātai o tēnei tau, ka tū te pūrongo ki konei.',
    other: 'Ngā tau whai pūrongo',
  },
);
