import { texts } from '../../../lib/language';

export const suggestionTexts = texts(
  {
    suggestions: 'Suggestions',
    last: 'Your recent searches',
    clear: 'Clear',
    clearLast: 'Clear your recent searches',
    meant: 'Did you mean',
    service: 'Services',
    trade: 'Trades',
    category: 'Categories',
    place: 'Places',
    supplier: 'Suppliers',
    inPlace: (what: string, place: string) => `${what} in ${place}`,
    none: 'No suggestions',
    one: '1 suggestion',
    count: (count: number) => `${count} suggestions`,
  },
  {
    suggestions: 'Ngā tūtohu',
    last: 'Ō rapunga o mua',
    clear: 'Mukua',
    clearLast: 'Mukua ō rapunga o mua',
    meant: 'Ko tēnei rānei',
    service: 'Ngā ratonga',
    trade: 'Ngā mahi a ngā ringa rehe',
    category: 'Ngā kāwai',
    place: 'Ngā wāhi',
    supplier: 'Ngā kaiwhakarato',
    inPlace: (what: string, place: string) => `${what} i ${place}`,
    none: 'Kāore he tūtohu',
    one: '1 te tūtohu',
    count: (count: number) => `${count} ngā tūtohu`,
  },
);

export type SuggestionTexts = (typeof suggestionTexts)['en'];
